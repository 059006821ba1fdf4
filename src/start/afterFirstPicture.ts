/** Maximum wait for the picture, in milliseconds. */
const patience = 500;

/**
 * Runs a function once the first picture of the page has loaded, which is the largest thing that a visitor sees. At once on a page
 * without one.
 */
export function afterFirstPicture(page: Document, run: () => void): void {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) {
    run();
    return;
  }
  const waiting = new AbortController();
  const go = () => {
    waiting.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(go, patience);
  picture.addEventListener('load', go, { signal: waiting.signal });
  picture.addEventListener('error', go, { signal: waiting.signal });
}
