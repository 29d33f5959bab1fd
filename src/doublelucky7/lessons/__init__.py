"""The lessons of "Learn in five minutes": scripts, played through the rules into trees of views that a page walks."""
