/** Maximum wait for a paint after the load, in milliseconds. */
const patience = 1000;

/** Runs a function once, after the first paint of content, or a moment after the load: a tab in the background paints nothing. */
export function afterFirstPaint(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const wait = () => {
    timer = setTimeout(go, document.visibilityState === 'visible' ? patience : 0);
  };
  function go() {
    observer.disconnect();
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    run();
  }
  observer.observe({ type: 'paint', buffered: true });
  // A quick page has loaded before it is painted.
  window.addEventListener('load', wait);
}
