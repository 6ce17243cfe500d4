// A bot that plays anything.
const lines = require("readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "ready", name: "random.js" }));
  } else if (message.type === "choose") {
    console.log(message.legal[Math.floor(Math.random() * message.legal.length)]);
  } else if (message.type === "bye") {
    lines.close();
  }
});
