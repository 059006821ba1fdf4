import type { KeptChoice, KeptCode, KeptEntry, KeptPage } from './keptPage.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Builds a complete page that works without the portal, with the stylesheet of the offline page. Only a page with choices has a
 * script. All texts are set as text content, so that nothing is parsed as markup.
 */
export function drawKeptPage({ title, note, entries, choices }: KeptPage): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'nl-BE';
  page.head.append(
    meta(page, 'viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta(page, 'color-scheme', 'light dark'),
    stylesheet(page),
  );
  const main = page.createElement('main');
  main.append(
    text(page, 'h1', title),
    Object.assign(text(page, 'p', note), { className: 'quiet' }),
    ...entries.map((entry) => article(page, entry)),
  );
  if (choices) {
    Object.assign(main.dataset, { keptChoices: choices.key, version: choices.version });
    main.append(retryButton(page, choices.retry));
    page.head.append(Object.assign(page.createElement('script'), { src: '/offline.js', defer: true }));
  }
  page.body.append(main);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function article(page: Document, { title, lines, code, choice }: KeptEntry): HTMLElement {
  const element = page.createElement('article');
  element.append(
    text(page, 'h2', title),
    ...lines.map((line) => text(page, 'p', line)),
    ...(code ? [picture(page, code)] : []),
    ...(choice ? [radios(page, choice)] : []),
  );
  return element;
}

function radios(page: Document, { legend, name, options, chosen }: KeptChoice): HTMLElement {
  const group = page.createElement('fieldset');
  group.append(text(page, 'legend', legend));
  for (const { value, label } of options) {
    const element = page.createElement('label');
    const radio = page.createElement('input');
    // Attributes, because properties such as `checked` are not part of the written markup.
    for (const [attribute, written] of Object.entries({ type: 'radio', name, value }))
      radio.setAttribute(attribute, written);
    radio.toggleAttribute('checked', value === chosen);
    element.append(radio, label);
    group.append(element);
  }
  return group;
}

function retryButton(page: Document, label: string): HTMLElement {
  const button = Object.assign(page.createElement('button'), { className: 'action', textContent: label });
  button.setAttribute('type', 'button');
  return button;
}

function picture(page: Document, { path, size, label }: KeptCode): SVGElement {
  const drawing = page.createElementNS(svg, 'svg');
  const attributes = { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, class: 'code' };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  const cells = page.createElementNS(svg, 'path');
  cells.setAttribute('d', path);
  drawing.append(cells);
  return drawing;
}

function text(page: Document, tag: 'h1' | 'h2' | 'legend' | 'p', content: string): HTMLElement {
  return Object.assign(page.createElement(tag), { textContent: content });
}

function meta(page: Document, name: string, content: string): HTMLMetaElement {
  return Object.assign(page.createElement('meta'), { name, content });
}

function stylesheet(page: Document): HTMLLinkElement {
  return Object.assign(page.createElement('link'), { rel: 'stylesheet', href: '/offline.css' });
}
