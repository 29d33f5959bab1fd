"""What a server does beside serving: watching the disk, forgetting what is old, collecting garbage."""
