"""The websocket of a table: the protocol of a connection, messages in, and messages out."""
