// What text of the page is cut off, and whether the page scrolls sideways; empty if all is well.
const page = document.documentElement;
const wrong = [];
const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
if (page.scrollWidth > page.clientWidth) {
  wrong.push(`the page scrolls sideways: ${page.scrollWidth} on ${page.clientWidth}`);
}
const isForReaders = (element) => element && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
const canvas = document.createElement('canvas').getContext('2d');
document.querySelectorAll('select').forEach((select) => {
  if (select.checkVisibility() && select.selectedOptions.length > 0) {
    const { font, paddingLeft } = getComputedStyle(select);
    canvas.font = font;
    // the arrow takes about 22 pixels
    const room = select.clientWidth - parseFloat(paddingLeft) - 22;
    if (canvas.measureText(select.selectedOptions[0].text).width > room + 1) {
      wrong.push(`cut off: "${select.selectedOptions[0].text}" in ${name(select)}`);
    }
  }
});
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  const parent = text.parentElement;
  // The ticker says in passing what the history says in full.
  if (!text.data.trim() || !parent.checkVisibility() || isForReaders(parent) || parent.closest('.skip, select, textarea, title, .ticker, noscript')) {
    continue;
  }
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()];
  for (let box = parent; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const outer = box.getBoundingClientRect();
    const hides = [overflowX, overflowY].map((one) => one === 'hidden' || one === 'clip');
    const holds = box.matches('button, .paper, .player, .stall, dialog, .asset');
    const isOut = rects.some((rect) => {
      // the height of a line is more than that of its letters
      const above = rect.top + rect.height * 0.2;
      const below = rect.bottom - rect.height * 0.2;
      const sideways = rect.left < outer.left - 1 || rect.right > outer.right + 1;
      return ((hides[0] || holds) && sideways) || ((hides[1] || box.matches('button')) && (above < outer.top - 1 || below > outer.bottom + 1));
    });
    if (isOut) {
      wrong.push(`cut off: "${text.data.trim().slice(0, 60)}" in ${name(box)}`);
    }
    if (overflowY === 'auto' || overflowY === 'scroll') {
      break; // what is not seen is scrolled to
    }
  }
}
return [...new Set(wrong)].join('\n');
