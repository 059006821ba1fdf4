import { type RefObject, useEffect } from 'react';

/** Pixels between what has the focus and the notice below it. */
const gap = 8;

/**
 * Moves the region of the notices below the control that has the focus, where it would cover it (WCAG 2.4.11). Part of each
 * notice, since the region itself is on every first page.
 */
export function useClearOfFocus(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = notice.current?.parentElement;
    if (!region) return;
    const clear = () => keepClear(region);
    // The page scrolls to a control after the event.
    const clearOnceScrolled = () => requestAnimationFrame(clear);
    const sizes = new ResizeObserver(clear);
    sizes.observe(region);
    document.addEventListener('focusin', clearOnceScrolled);
    return () => {
      sizes.disconnect();
      region.style.removeProperty('--pushed');
      document.removeEventListener('focusin', clearOnceScrolled);
    };
  }, [notice]);
}

function keepClear(region: HTMLElement): void {
  region.style.removeProperty('--pushed');
  const focused = document.activeElement;
  if (!focused || region.contains(focused)) return;
  const own = region.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  // A screen that has the focus as a whole has no place below it.
  if (box.height > window.innerHeight / 2) return;
  const isBeside = box.right <= own.left || box.left >= own.right;
  const isAboveOrBelow = box.bottom <= own.top || box.top >= own.bottom;
  if (isBeside || isAboveOrBelow) return;
  region.style.setProperty('--pushed', `${box.bottom - own.top + gap}px`);
}
