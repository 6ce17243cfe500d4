// What does not fit, as text; empty if all does. The argument selects what must be seen whole, with nothing over it.
const page = document.documentElement;
const wrong = [];
const name = (element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.trim().slice(0, 30)}`;
const inside = (box, outer) => box.left >= outer.left - 1 && box.right <= outer.right + 1 && box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1;
const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

if (page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight) {
  wrong.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight} on ${page.clientWidth} × ${page.clientHeight}`);
}

const needed = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
arguments[0].split(', ').filter((selector) => !needed.some((one) => one.matches(selector)))
  .forEach((selector) => wrong.push(`none is seen: ${selector}`));
needed.forEach((element) => {
  const box = element.getBoundingClientRect();
  if (!inside(box, screen)) {
    wrong.push(`off the screen: ${name(element)}`);
  }
  [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]].forEach(([x, y]) => {
    const over = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    if (!over || !(element.contains(over) || over.contains(element))) {
      wrong.push(`covered: ${name(element)} by ${over && name(over)}`);
    }
  });
});

// Text is cut off where it reaches over a box that holds it. What scrolls by itself is left out, and text for screen readers.
const isForReaders = (element) => element && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  const parent = text.parentElement;
  if (!text.data.trim() || !parent.checkVisibility() || isForReaders(parent) || parent.closest('.skip, select, [role=tabpanel], title, .end')) {
    continue;
  }
  const range = document.createRange();
  range.selectNodeContents(text);
  const boxes = ['button, h3, .asset, .count', '.player, .seat, .market, .head, .facts, .do, .masthead'].map((one) => parent.closest(one)).filter(Boolean);
  [...range.getClientRects()].forEach((rect) => {
    // the height of a line is more than that of its letters
    const letters = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2 };
    boxes.filter((box) => !inside(letters, box.getBoundingClientRect()))
      .forEach((box) => wrong.push(`cut off: "${text.data}" in ${name(box)}`));
  });
}
return [...new Set(wrong)].join('\n');
