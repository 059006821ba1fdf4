import { afterEach } from 'vitest';

const left: string[] = [];

/** Where the page would have gone. Another document would end the tests, so no test gets there. */
export const navigations: readonly string[] = left;

navigation.addEventListener('navigate', (event) => {
  const { sameDocument, url } = event.destination;
  if (sameDocument || !event.cancelable) return;
  event.preventDefault();
  const { origin, pathname, search } = new URL(url);
  left.push(origin === window.location.origin ? `${pathname}${search}` : url);
});

afterEach(() => {
  left.length = 0;
});
