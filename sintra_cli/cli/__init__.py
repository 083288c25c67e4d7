"""The command line: parses options, and leaves the work to the referee and the renderers."""
