### Finales de ronda y de partida en el navegador, y la comprobación del barajado.

round-end-title = Ronda { $round }
round-end-made = { $made ->
    [0] Esta vez no lo logró nadie.
    [one] Lo logró { $made } de { $players }.
   *[other] Lo lograron { $made } de { $players }.
}
round-end-waiting = { $count ->
    [0] Allá vamos…
    [one] Falta { $count } persona…
   *[other] Faltan { $count } personas…
}
round-end-next-dealer = Ahora reparte { $name }
round-end-go-on = Siguiente ronda
round-end-waiting-for = Esperando a { $names }…
round-end-for-all = Seguir sin esperar
forfeit-done = Hecho
forfeit-is-done = hecho
end-title = El recuento final
end-winner = ¡Gana { $name }!
end-winners = ¡{ $names } comparten la victoria!
end-club = High Rollers Club: { $name } con { $total }
end-club-bot = (un bot echó una mano)
end-chart = Así crecieron los puntos: { $names }
end-rematch = Otra partida con todos
end-rematch-waiting = Esperando a los demás…
end-home = Inicio
end-replay = Verla otra vez
end-record = Guardar el registro
end-copy = Copiar el resultado
end-copied = Copiado
end-check = Comprobar el barajado
end-text-title = Double Lucky 7
verify-kept = { $rolls ->
    [0] Los { $deals } repartos cumplen la promesa.
    [one] Los { $deals } repartos y { $rolls } tirada cumplen la promesa.
   *[other] Los { $deals } repartos y { $rolls } tiradas cumplen la promesa.
}
verify-kept-at = { $rolls ->
    [0] Los { $deals } repartos cumplen la promesa hecha a las { $time }.
    [one] Los { $deals } repartos y { $rolls } tirada cumplen la promesa hecha a las { $time }.
   *[other] Los { $deals } repartos y { $rolls } tiradas cumplen la promesa hecha a las { $time }.
}
verify-broken-promise = La promesa de este registro no es la que este dispositivo vio antes de la partida.
verify-broken-secret = El secreto no encaja con la promesa hecha antes de la partida.
verify-broken-draw = El sorteo del primer reparto no cumple la promesa.
verify-broken-deck = El mazo de la ronda { $round } no cumple la promesa.
verify-broken-contribution = La parte de este dispositivo no está en el registro.
verify-broken-cards = Las cartas que este dispositivo vio en la ronda { $round } no son las del registro.
verify-broken-withheld = El registro anula un barajado sin motivo.
verify-broken-die = La tirada de la ronda { $round } no cumple la promesa.
verify-broken-forfeit = Una prenda de la ronda { $round } no coincide con la promesa.
verify-not-revealed = El secreto sigue sellado; se abre al terminar la partida.
verify-no-promise = Para esta partida no se prometió nada, así que no hay nada que comprobar.
verify-added-nothing = Tu dispositivo no añadió nada a este barajado.
verify-own-share = { $hands ->
        [0] Tu parte está en el barajado.
        [one] Tu parte está en el barajado, y tu mano es la registrada.
       *[other] Tu parte está en el barajado, y tus { $hands } manos son las registradas.
    }
verify-withheld = { $name } retuvo una parte, así que se barajó de nuevo.
verify-renewed = Desde la ronda { $round } se barajó de nuevo, porque las partidas del servidor volvieron a un estado anterior.
verify-fingerprint = Huella de la promesa: { $fingerprint }
verify-explained = Calculado solo en este dispositivo, con el secreto, la parte de cada uno y las cartas que viste.
end-you-win = ¡Ganas!
end-you-share = ¡Compartes la victoria!
end-your-place = Puesto { $place } de { $players }. ¡Bien jugado!
end-hits = { $hits } de { $rounds } acertadas
end-your-hits = Acertaste { $hits } de { $rounds } apuestas.
end-decisive = La ronda { $round } lo decidió: después nadie alcanzó a { $name }.
end-best = Mejor ronda: { $name } con { $points } puntos en la ronda { $round }.
end-boldest = Apuesta más audaz: { $name }, { $bid } de { $tricks } en la ronda { $round }, y acertada.
end-doubled = Double Points dio a { $name } { $extra } más.
end-fined = { $count ->
    [one] Un peón sin usar costó a { $name } { $penalty } puntos.
   *[other] Los peones sin usar costaron { $penalty } puntos a cada uno: { $name }.
}
end-share-picture = Compartir una imagen
pad-cell = Ronda { $round }, { $name }: apuesta { $bid }, bazas { $tricks }, { $points } puntos.
pad-tap = Toca una casilla para leer la ronda.
club-print = Imprimir esta página
club-previous = Página anterior
club-next = Página siguiente
