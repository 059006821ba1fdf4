import { openingMark, renderedPageId, startsAnewMark } from '../platform/startProtocol.ts';

/**
 * Replaces the rendered page with the shell of index.html, for a person who may be logged in, and in a frame. On a hydrated page, alerts
 * would cause a layout shift, and the family would change filled-in fields. The page stays hidden until the browser has parsed it.
 */
export function showShell(page: Document): void {
  page.documentElement.setAttribute(startsAnewMark, '');
  page.addEventListener('DOMContentLoaded', () => {
    const title = page.createElement('p');
    title.className = 'arrival';
    title.textContent = page.title;
    const root = page.getElementById('root');
    root?.removeAttribute(openingMark);
    root?.replaceChildren(title);
    page.getElementById(renderedPageId)?.remove();
    page.documentElement.removeAttribute(startsAnewMark);
  });
}
