import { type RefObject, useEffect } from 'react';

/** Pixels between what has the focus and the notice below it. */
const gap = 8;

/** Moves the notices below the control that has the focus, where they would cover it (WCAG 2.4.11). */
export function useClearOfFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const clear = () => keepClear(element);
    // The page scrolls to a control after the event.
    const clearOnceScrolled = () => requestAnimationFrame(clear);
    const sizes = new ResizeObserver(clear);
    sizes.observe(element);
    document.addEventListener('focusin', clearOnceScrolled);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', clearOnceScrolled);
    };
  }, [region]);
}

function keepClear(region: HTMLElement): void {
  region.style.removeProperty('--pushed');
  const focused = document.activeElement;
  if (!focused || region.childElementCount === 0 || region.contains(focused)) return;
  const own = region.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  // A screen that has the focus as a whole has no place below it.
  if (box.height > window.innerHeight / 2) return;
  const isBeside = box.right <= own.left || box.left >= own.right;
  const isAboveOrBelow = box.bottom <= own.top || box.top >= own.bottom;
  if (isBeside || isAboveOrBelow) return;
  region.style.setProperty('--pushed', `${box.bottom - own.top + gap}px`);
}
