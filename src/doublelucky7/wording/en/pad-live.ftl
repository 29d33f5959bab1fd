### A pad that other devices follow live.

pad-live = Live on other screens
pad-live-idea = Other phones and the TV show this pad at once, and several may write.
pad-live-begin = Share it live
pad-live-for = A code for those who
pad-live-write = write along
pad-live-watch = only watch
pad-live-qr-write = QR code for writing along
pad-live-qr-watch = QR code for watching
pad-live-code = On the TV, open { $address } and join with:
pad-live-join = Watch too: scan, or join with
pad-live-devices = { $count ->
    [one] Only this device so far.
   *[other] { $count } devices are here.
}
pad-live-end = Stop on this device
pad-live-lost = No connection: every tap is kept here and sent later.
pad-live-full = The shared pad is full: this device goes on by itself.
pad-live-mark = live
pad-live-waiting = Waiting for the first entry…
