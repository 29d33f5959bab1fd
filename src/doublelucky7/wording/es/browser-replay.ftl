### Watching a finished game again, and checking its deal.

title-replay = Repetición
title-verify = Comprobar el reparto
replay-step = Paso { $step } de { $steps }
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-stop = Parar
replay-round-before = Ronda anterior
replay-round-after = Ronda siguiente
replay-eyes = Con los ojos de
replay-open = Todas las cartas a la vista
replay-hand-of = { $name }: { $cards }
replay-no-cards = sin cartas
replay-link = Enlace a este paso
replay-keys = Flechas: paso; teclas de página: ronda; espacio: reproducir.
verify-house = El servidor también comprobó todo el registro y está de acuerdo.
verify-house-differs = El servidor no está de acuerdo en la ronda { $round }.
verify-promised = Promesa hecha antes de la partida
verify-secret = Secreto abierto tras la partida
verify-shares = Lo que añadió cada cual
verify-share-given = { $name } añadió { $hex }…
verify-share-silent = { $name } no añadió nada
verify-share-bot = { $name } es un bot y no añade nada
