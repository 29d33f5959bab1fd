### Lo que dice la primera partida, una vez cada cosa, a su lado.

lesson-draw = Todos sacan una carta. La más alta reparte primero.
lesson-trump = Esta carta está a la vista: su color gana a los otros tres toda la ronda.
lesson-bid = ¿Cuántas bazas harás? Solo puntúan exactamente esas, ni más ni menos.
lesson-forbidden = Apuestas al final: la suma no puede cuadrar. Alguien fallará.
lesson-follow = Tienes el color de salida, así que lo sigues. El Joker siempre vale.
lesson-trumped = Con triunfo: hasta uno pequeño gana a la carta más alta de otro color.
lesson-leads-again = Sale otra vez quien reparte: en todas las bazas, gane quien gane.
lesson-made = Justo: 10 puntos y 2 por baza.
lesson-missed = Esta vez no: sin puntos por una de más o de menos. Otra ronda, otra ocasión.
lesson-double = La ronda 7 vale doble. Esta es la buena.
settings-lessons = Explicar las cosas la primera vez
now-with-wheel = ¿Y ahora con la Lucky Wheel?
