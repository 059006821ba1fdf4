/** Runs a function once, after the first paint of content. A tab in the background paints nothing: there, after the load. */
export function afterFirstPaint(run: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const go = () => {
    observer.disconnect();
    window.removeEventListener('load', go);
    run();
  };
  observer.observe({ type: 'paint', buffered: true });
  window.addEventListener('load', go);
}
