### Una libreta que otros dispositivos siguen en directo.

pad-live = En directo en otras pantallas
pad-live-idea = Otros móviles y la tele muestran este bloc al momento, y varios pueden escribir.
pad-live-begin = Compartir en directo
pad-live-for = Un código para
pad-live-write = escribir también
pad-live-watch = solo mirar
pad-live-qr-write = Código QR para escribir también
pad-live-qr-watch = Código QR para mirar
pad-live-code = En la tele, abre { $address } y únete con:
pad-live-join = Para mirar: escanea o únete con
pad-live-devices = { $count ->
    [one] Por ahora, solo este dispositivo.
   *[other] Hay { $count } dispositivos.
}
pad-live-end = Parar en este dispositivo
pad-live-lost = Sin conexión: cada toque se guarda aquí y se envía después.
pad-live-full = El bloc compartido está lleno: este dispositivo sigue solo.
pad-live-mark = en directo
pad-live-waiting = Esperando la primera anotación…
