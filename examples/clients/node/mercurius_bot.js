// Lets a bot written for Node play any game: the protocol mercurius-bot/2, in one file without dependencies.
//
//     const { play } = require("./mercurius_bot.js");
//     play({ name: "first", choose: (view, legal) => legal[0] });
//
// A bot is an object: choose(view, legal, millis, game) returns one of the legal actions, or a promise of one.
// It can also have name, games (a list of those that it plays), begin(game), update(update) and end(ranking).
// What you log goes to stderr: stdout belongs to the protocol.
const readline = require("readline");

async function play(bot) {
  console.log = console.info = console.error;
  const answer = (message) => process.stdout.write(JSON.stringify(message) + "\n");
  let game = null;

  const lines = readline.createInterface({ input: process.stdin, terminal: false });
  for await (const line of lines) {
    const message = JSON.parse(line);
    switch (message.type) {
      case "hello":
        answer({ type: "ready", name: bot.name || "a bot in Node", games: bot.games });
        break;
      case "begin":
        game = message;
        await bot.begin?.(game);
        break;
      case "update":
        await bot.update?.(message.update);
        break;
      case "choose": {
        const action = await bot.choose(message.view, message.legal, message.millis, game);
        answer({ question: message.question, action });
        break;
      }
      case "end":
        await bot.end?.(message.ranking);
        break;
      case "bye":
        lines.close();
        return;
    }
  }
}

module.exports = { play };
