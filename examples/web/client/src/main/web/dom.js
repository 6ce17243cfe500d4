/** Makes elements: `h('p', {class: 'note'}, 'text', child)`. Text is always text, never HTML. */
export function h(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** The same for SVG. */
export function svg(tag, properties = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children);
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (name === 'value' || name === 'checked' || name === 'selected') {
      element[name] = value;
    } else if (name === 'style') {
      Object.entries(value).forEach(([key, one]) => element.style.setProperty(key, one));
    } else if (value !== undefined && value !== null && value !== false) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * Puts other children into an element. What had the focus keeps it if there is an element of the same `data-key`;
 * otherwise the focus goes to the part of the page around it.
 */
export function show(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (focused && !focused.isConnected) {
    const again = parent.querySelector(`[data-key="${CSS.escape(focused.dataset.key ?? '')}"]`);
    (again ?? parent.closest('[tabindex="-1"]'))?.focus();
  }
}

/** Text that only screen readers read. */
export function hidden(text) {
  return h('span', { class: 'hidden' }, text);
}

/** Has screen readers say something. */
export function say(text) {
  document.getElementById('announcer').textContent = text;
}

/** Waits. */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
