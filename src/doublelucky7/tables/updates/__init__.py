"""What everybody at a table is sent: facts, views and events, each as its viewer may see it."""
