/** The worker: the rules and the bots think here, so that the page never stalls. */
import * as rules from './rules/rules.js';

self.onmessage = ({ data: { id, name, args } }) => {
  self.postMessage({ id, ...JSON.parse(rules[name](...args)) });
};
