import { renderedPageId, startsAnew } from '../platform/startProtocol.ts';

/**
 * Puts the shell in the place of the page, as in index.html: for who is logged in, alerts would move the page under the finger, and
 * the family would change what is filled in. Hides the page until the browser has read it.
 */
export function showShell(page: Document): void {
  page.documentElement.setAttribute(startsAnew, '');
  page.addEventListener('DOMContentLoaded', () => {
    const title = page.createElement('p');
    title.className = 'arrival';
    title.textContent = page.title;
    page.getElementById('root')?.replaceChildren(title);
    page.getElementById(renderedPageId)?.remove();
    page.documentElement.removeAttribute(startsAnew);
  });
}
