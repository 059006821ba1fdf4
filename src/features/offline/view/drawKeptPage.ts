import type { KeptCode, KeptEntry, KeptPage } from './keptPage.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Builds a complete page that works without the portal: no script, and the stylesheet of the offline page. All texts are set
 * as text content, so that nothing is parsed as markup.
 */
export function drawKeptPage({ title, note, entries }: KeptPage): string {
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
  page.body.append(main);
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
