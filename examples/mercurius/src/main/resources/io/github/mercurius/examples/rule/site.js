// Finds rules and disputes by words, and shows the steps of a game one at a time.
// A browser does not run the page of the games from a file.
document.querySelectorAll('.play').forEach((link) => { link.hidden = location.protocol === 'file:'; });
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll('ł', 'l');
const field = document.getElementById('search');
const list = document.getElementById('found');
const home = document.body.dataset.home;
const parts = (text) => plain(text).split(/[^\p{L}\p{N}-]+/u);
const places = window.FOUND.map(({ a, t, x }) => ({ a, t, title: parts(t), text: parts(`${t} ${x}`) }));

const hits = (text, word) => text.filter((one) => one.startsWith(word)).length;

function find() {
  const words = plain(field.value).split(/\s+/).filter((word) => word.length > 1);
  const found = words.length === 0 ? [] : places
    .map((place) => ({ ...place, weights: words.map((word) => 5 * hits(place.title, word) + hits(place.text, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .sort((one, other) => Math.min(...other.weights) - Math.min(...one.weights));
  list.replaceChildren(...found.slice(0, 30).map(({ a, t }) => {
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = home + (a.includes('#') ? a.replace('/#', '/index.html#') : `${a}index.html`);
    link.textContent = t;
    return item;
  }));
  if (words.length > 0 && found.length === 0) {
    list.replaceChildren(document.createElement('li'));
    list.firstChild.textContent = list.dataset.none;
  }
}
field.addEventListener('input', find);

document.querySelectorAll('.steps').forEach((steps) => {
  const items = [...steps.children];
  let at = items.length - 1;
  const buttons = ['back', 'on'].map((key) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = steps.dataset[key];
    button.dataset.key = key;
    return button;
  });
  const place = document.createElement('output');
  const show = (to) => {
    at = to;
    items.forEach((item, i) => { item.hidden = i !== at; });
    buttons[0].disabled = at === 0;
    buttons[1].disabled = at === items.length - 1;
    place.textContent = `${at} / ${items.length - 1}`;
  };
  buttons[0].addEventListener('click', () => show(at - 1));
  buttons[1].addEventListener('click', () => show(at + 1));
  const bar = document.createElement('p');
  bar.className = 'stepper';
  bar.append(buttons[0], place, buttons[1]);
  steps.before(bar);
  show(at);
});
