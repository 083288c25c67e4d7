"""Pages in HTML: each is one file that needs nothing from elsewhere, and runs nothing but its own script."""
