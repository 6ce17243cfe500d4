// A bot that plays anything, in any game.
const { play } = require("./mercurius_bot.js");

play({
  name: "random.js",
  choose: (view, legal) => legal[Math.floor(Math.random() * legal.length)],
});
