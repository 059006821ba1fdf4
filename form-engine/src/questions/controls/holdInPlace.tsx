/**
 * Keeps an element at its place on the screen while the page above it grows or shrinks before the next frame, such as by the message of
 * another field. The content above moves instead. Browsers do so by themselves only in some cases: Safari in none, and Chromium not at
 * the top of a page.
 */
export function holdInPlace(element = document.activeElement): void {
  if (!element || element === document.body) return;
  const scroller = scrollerOf(element);
  const place = () => element.getBoundingClientRect().top + scroller.scrollTop;
  const before = place();
  // Runs after React's update and before the browser paints it.
  requestAnimationFrame(() => {
    const moved = element.isConnected ? place() - before : 0;
    if (moved !== 0) scroller.scrollBy({ top: moved, behavior: 'instant' });
  });
}

function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
