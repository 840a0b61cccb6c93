"""`python -m analyzer`: the command line of Ramiscope."""

import sys

from analyzer.commandline import main

if __name__ == "__main__":
    sys.exit(main())
