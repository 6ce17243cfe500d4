/** The worker: the rules of one game and its bots think here, so that the page never stalls. */
// The name of the worker says where its rules are: an address without a network would come without its query.
const rules = import(self.name);

self.onmessage = async ({ data: { id, name, args } }) => {
  try {
    const asked = await rules;
    // A game answers a question by a function of its own, or by the one for all others.
    const answer = asked[name] ? asked[name](...args) : asked.ask(name, ...Array.from({ length: 6 }, (_, i) => String(args[i] ?? '')));
    self.postMessage({ id, ...JSON.parse(answer) });
  } catch (failure) {
    self.postMessage({ id, error: String(failure.message ?? failure) });
  }
};
