/** The worker: the rules of one game and its bots think here, so that the page never stalls. */
// The name of the worker says where its rules are: an address without a network would come without its query.
const rules = import(self.name);

self.onmessage = async ({ data: { id, name, args } }) => {
  try {
    const asked = await rules;
    // A game either answers each question by a function of its own, or all by one.
    const answer = asked.ask ? asked.ask(name, ...Array.from({ length: 6 }, (_, i) => String(args[i] ?? ''))) : asked[name](...args);
    self.postMessage({ id, ...JSON.parse(answer) });
  } catch (failure) {
    self.postMessage({ id, error: String(failure.message ?? failure) });
  }
};
