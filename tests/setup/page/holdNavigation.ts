const key = 'tests.navigations';

/** Where the page would have gone in this test. Another document would end the tests, so no test gets there. */
export function navigations(): readonly string[] {
  return (sessionStorage.getItem(key) ?? '').split('\n').filter(Boolean);
}

// One handler, however often this file is loaded. The list ends with the session storage, which each test leaves empty.
navigation.onnavigate = (event) => {
  const { sameDocument, url } = event.destination;
  if (sameDocument || !event.cancelable) return;
  event.preventDefault();
  const { origin, pathname, search } = new URL(url);
  const place = origin === window.location.origin ? `${pathname}${search}` : url;
  sessionStorage.setItem(key, [...navigations(), place].join('\n'));
};
