"""How the tests start the program mercurius: MERCURIUS_COMMAND, a list in JSON, or as the package does."""
import json
import os

COMMAND = json.loads(os.environ.get("MERCURIUS_COMMAND", "null"))
