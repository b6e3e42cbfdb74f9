"""`python -m agbrowse`."""

from agbrowse.cli.main import main

if __name__ == "__main__":
    main()
