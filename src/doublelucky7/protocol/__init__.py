"""Every message between client and server, and the types they are made of; this package re-exports nothing."""
