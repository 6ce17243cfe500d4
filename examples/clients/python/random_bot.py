"""A bot that plays anything: all that it takes, without the client."""
import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type":"ready","name":"random.py"}', flush=True)
    elif message["type"] == "choose":
        print(random.choice(message["legal"]), flush=True)
    elif message["type"] == "bye":
        break
