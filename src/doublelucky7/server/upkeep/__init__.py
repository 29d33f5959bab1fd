"""What a server does beside serving: watching the disk, deleting what is old, collecting garbage."""
