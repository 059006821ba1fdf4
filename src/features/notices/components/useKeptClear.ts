import { type RefObject, useEffect } from 'react';

/** Pixels between a notice and what it stands clear of. */
const gap = 8;

/**
 * Keeps the region of the notices clear of what has to be seen: it stands beside a column that stays in view (`data-column`:
 * the price and the way on), and below the control that has the focus where it would cover it (WCAG 2.4.11). Part of each
 * notice, since the region itself is on every first page.
 */
export function useKeptClear(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = notice.current?.parentElement;
    if (!region) return;
    const clear = () => keepClear(region);
    // The page scrolls to a control after the event.
    const clearOnceScrolled = () => requestAnimationFrame(clear);
    const sizes = new ResizeObserver(clear);
    sizes.observe(region);
    sizes.observe(document.documentElement);
    document.addEventListener('focusin', clearOnceScrolled);
    return () => {
      sizes.disconnect();
      putBack(region);
      document.removeEventListener('focusin', clearOnceScrolled);
    };
  }, [notice]);
}

function keepClear(region: HTMLElement): void {
  putBack(region);
  for (const column of document.querySelectorAll('[data-column]')) standBeside(region, column);
  standBelowFocus(region);
}

function putBack(region: HTMLElement): void {
  region.style.removeProperty('--beside');
  region.style.removeProperty('--pushed');
}

function standBeside(region: HTMLElement, column: Element): void {
  // On a narrow screen the column is a part of the page like any other.
  if (getComputedStyle(column).position !== 'sticky') return;
  const own = region.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  const isBeside = box.right <= own.left || box.left >= own.right;
  const shift = own.right - box.left + gap;
  if (isBeside || own.left < shift) return;
  region.style.setProperty('--beside', `${shift}px`);
}

function standBelowFocus(region: HTMLElement): void {
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
