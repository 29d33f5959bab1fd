"""The coach on the server: reviews of finished games, made in processes of their own and kept until they are old."""
