import type { KeptCode, KeptEntry, KeptScreen, KeptTexts } from './keptPage.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Builds a complete page of texts that works without the portal, with the stylesheet of the offline page. All texts are set as text
 * content, so that nothing is parsed as markup.
 */
export function drawKeptPage({ title, note, entries }: KeptTexts): string {
  const page = emptyPage(title);
  page.head.append(stylesheet(page));
  const main = page.createElement('main');
  main.append(
    text(page, 'h1', title),
    Object.assign(text(page, 'p', note), { className: 'quiet' }),
    ...entries.map((entry) => article(page, entry)),
  );
  page.body.append(main);
  return written(page);
}

/**
 * Builds a complete page around a screen that React drew, with the styles of the portal inside it: a later version of the portal has
 * other files.
 */
export function drawKeptScreen({ title, screen, script }: KeptScreen, styles: string): string {
  const page = emptyPage(title);
  page.head.append(Object.assign(page.createElement('script'), { src: '/offline.js', defer: true }));
  page.body.append(page.importNode(screen, true));
  // As text, because the policy of the portal refuses a style element, also in a document that nobody sees. A module waits for the page.
  const program = script === undefined ? '' : `<script type="module">${script}</script>`;
  return written(page).replace('</head>', () => `<style>${styles}</style>${program}</head>`);
}

function emptyPage(title: string): Document {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = 'nl-BE';
  page.head.append(
    meta(page, 'viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    meta(page, 'color-scheme', 'light dark'),
  );
  return page;
}

function written(page: Document): string {
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

function article(page: Document, { title, lines, code }: KeptEntry): HTMLElement {
  const element = page.createElement('article');
  element.append(
    text(page, 'h2', title),
    ...lines.map((line) => text(page, 'p', line)),
    ...(code ? [picture(page, code)] : []),
  );
  return element;
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

function text(page: Document, tag: 'h1' | 'h2' | 'p', content: string): HTMLElement {
  return Object.assign(page.createElement(tag), { textContent: content });
}

function meta(page: Document, name: string, content: string): HTMLMetaElement {
  return Object.assign(page.createElement('meta'), { name, content });
}

function stylesheet(page: Document): HTMLLinkElement {
  return Object.assign(page.createElement('link'), { rel: 'stylesheet', href: '/offline.css' });
}
