"""A bot that plays anything, in any game: all that it takes, without the client."""
import json, random, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type":"ready","name":"random.py"}', flush=True)
    elif message["type"] == "choose":
        action = random.choice(message["legal"])
        print(json.dumps({"question": message["question"], "action": action}), flush=True)
    elif message["type"] == "bye":
        break
