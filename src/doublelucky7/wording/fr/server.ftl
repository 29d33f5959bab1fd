### Ce que disent le serveur et la sauvegarde dans le terminal.

help-serve = faire tourner un serveur ouvert à tous, avec un journal sur la sortie d'erreur
    .examples =
        doublelucky7 serve --port 8000 --data /srv/doublelucky7
        doublelucky7 serve --address 127.0.0.1 --proxy --origin https://cards.example
        Les options passent avant DL7_ADDRESS, DL7_PORT, DL7_DATA, DL7_ORIGINS, DL7_BASE_PATH, DL7_PROXY, DL7_LIMITS, DL7_KEEP, DL7_METRICS, DL7_DATABASE, DL7_NODE.
    .address = adresse d'écoute (d'ordinaire toutes celles de cette machine)
    .port = port d'écoute (d'ordinaire { $default })
    .data = dossier des parties (d'ordinaire là où ce système range ces données)
    .origin = une adresse que les joueurs voient dans leur navigateur ; à dire une fois pour chacune
    .base-path = chemin sous lequel il se trouve, par exemple /cards, si l’hôte a d’autres pages
    .proxy = croire le proxy placé devant pour les adresses et https
    .bots = laisser ces bots d’autres paquets s’asseoir aux tables, par exemple owl,fox
    .limit = changer une limite, par exemple tables=500 ; à dire une fois pour chacune
    .keep = oublier les tables inutilisées après tant de jours, par exemple unstarted=30, unfinished=90 ou finished=ever ; à répéter pour chacune
    .metrics = où Prometheus lit les chiffres, par exemple 127.0.0.1:9177 (nulle part sinon)
    .database = la base PostgreSQL que plusieurs nœuds partagent, comme postgresql://dl7@localhost/dl7 (d’ordinaire un fichier à soi)
    .node = avec --database : le nom sous lequel le proxy connaît ce nœud
    .no-browser = ne pas ouvrir le navigateur
    .log = écrire un journal structuré sur la sortie d'erreur
help-pad = écrire le bloc de score en un fichier HTML qui n’a besoin d’aucun serveur
    .examples =
        doublelucky7 pad double-lucky-7-pad.html
    .file = le fichier à écrire

help-backup = copier toutes les parties dans un fichier, même pendant que le serveur tourne
    .examples =
        doublelucky7 backup games.sqlite
        doublelucky7 backup games.sqlite --data /srv/doublelucky7
    .file = un nouveau fichier pour la copie

help-move-database = transporter toutes les parties d’un serveur arrêté vers PostgreSQL
    .examples =
        doublelucky7 move-database /srv/doublelucky7 postgresql://dl7@localhost/dl7
    .from = le dossier des données, ou le fichier de la base
    .to = la base PostgreSQL, comme postgresql://dl7@localhost/dl7

serve-without-page = La page manque, les navigateurs ne reçoivent qu’un avis : { $why }
serve-slow-kernel = Les bots réfléchissent lentement, car le noyau n’est pas compilé : { $why }
serve-here = Double Lucky 7 est ouvert : { $url }
serve-phones = Téléphones et tablettes du même réseau : { $url }
serve-no-network = Aucun réseau local trouvé : seul cet ordinateur peut jouer.
serve-only-here = Il n’écoute qu’à { $address } : seul cet ordinateur peut jouer.
serve-how-to-stop = Ctrl-C ferme ; les parties reprendront la prochaine fois là où elles en étaient.
serve-port-busy = le port { $port } est pris, peut-être par Double Lucky 7 lui-même à http://localhost:{ $port } ; pour un autre : doublelucky7 --port { $other }
serve-cannot-listen = impossible d'écouter à { $address }, port { $port } : { $why }
serve-data-fails = les parties de { $folder } sont inutilisables : { $why }
serve-data-damaged = la base de données dans { $folder } est abîmée ({ $why }) ; pour revenir à une sauvegarde, écarte doublelucky7.sqlite avec ses fichiers -wal et -shm et mets la sauvegarde à sa place sous le nom doublelucky7.sqlite
serve-storage-failed = plus rien ne peut être enregistré dans { $folder } ({ $why }), le serveur s’est donc arrêté ; chaque coup confirmé est en sûreté
serve-bad-origin = { $given } n'est pas une origine comme https://cards.example
serve-bad-base-path = { $given } n’est pas un chemin comme /cards
serve-bad-limit = une limite inconnue ou impossible dans { $given } ; il y a { $names }
serve-bad-keep = une règle inconnue ou impossible dans { $given } ; il y a { $names }, chacune avec un nombre de jours ou ever
serve-bad-metrics = { $given } n’est pas une adresse avec un port comme 127.0.0.1:9177
serve-no-such-bot = aucun bot nommé { $given } n’est installé ; il y a : { $installed }
serve-no-bots-installed = aucun

backup-copying = copie
backup-done = Toutes les parties sont dans { $file }
backup-exists = { $file } existe déjà ; une sauvegarde veut un nouveau fichier
backup-nothing = il n'y a pas de parties dans { $folder }
backup-fails = la copie { $file } n'a pas pu être faite : { $why }

pad-exists = { $file } existe déjà ; on n’écrit qu’un nouveau fichier.
pad-written = Le bloc de score est dans { $file } : { $size } ko, rien d’autre à ajouter.
pad-not-built = La page n’est pas construite, donc pas de bloc à écrire. Dans les sources, make web la construit.
postgres-missing = PostgreSQL demande d’autres paquets : pip install "doublelucky7[postgres]"
serve-bad-node = un nœud veut un nom en minuscules, chiffres et traits d’union, comme --node a
serve-bad-database = { $given } n’est pas l’adresse d’une base PostgreSQL comme postgresql://dl7@localhost/dl7
serve-database-fails = la base de données est inutilisable : { $why }
move-database-nothing = il n’y a pas de parties dans { $from }
move-database-in-use = le serveur tourne encore ; arrête-le d’abord
move-database-not-empty = la base PostgreSQL contient déjà des parties ; il en faut une vide
move-database-carrying = transport
move-database-differs = le flux { $stream } n’est pas le même dans les deux bases ; rien n’a changé dans la première
move-database-done = { $streams } flux avec { $entries } entrées sont transportés et comparés, entrée par entrée
