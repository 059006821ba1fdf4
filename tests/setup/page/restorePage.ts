import { afterEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { cookies } from '#src/platform/storage/cookies.ts';

/** The page before the first test. Each test leaves the page like this, because the test files share it. */
const before = {
  address: window.location.href,
  title: document.title,
  nodes: new Set<Node>([...document.head.childNodes, ...document.body.childNodes]),
  attributes: [document.documentElement, document.body].map((element) => ({
    element,
    values: new Map([...element.attributes].map(({ name, value }) => [name, value])),
  })),
};

// Runs after the hooks of the test file.
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
  removeAddedNodes();
  for (const { element, values } of before.attributes) restoreAttributes(element, values);
  document.title = before.title;
  if (window.location.href !== before.address) window.history.replaceState(null, '', before.address);
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  window.scrollTo(0, 0);
  const { width, height } = server.config.browser.viewport;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
});

/** Removes what tests added, except styles and scripts: a module adds its styles once, for all tests. */
function removeAddedNodes(): void {
  for (const node of document.body.childNodes) if (!before.nodes.has(node)) node.remove();
  for (const node of document.head.childNodes)
    if (!before.nodes.has(node) && !(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement))
      node.remove();
}

function restoreAttributes(element: Element, values: ReadonlyMap<string, string>): void {
  for (const { name } of [...element.attributes]) if (!values.has(name)) element.removeAttribute(name);
  for (const [name, value] of values)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    cookies.remove(cookie.split('=')[0] ?? '');
}
