"""Tables on the network: HTTP and websockets around `tables`, with sessions, limits and the browser client."""
