import { focusedElement } from '../building-blocks/pageRoots.tsx';

/**
 * Keeps an element at its place on the screen while the page above it grows or shrinks before the next frame, such as by the message of
 * another field. The content above moves instead. Browsers do so by themselves only in some cases: Safari in none, and Chromium not at
 * the top of a page.
 */
export function holdInPlace(element = focusedElement()): void {
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
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The element around another one; around a shadow root, the element that it belongs to. */
function parentOf(element: Element): Element | null {
  const root = element.parentNode;
  return root instanceof ShadowRoot ? root.host : element.parentElement;
}
