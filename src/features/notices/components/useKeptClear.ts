import { type RefObject, useEffect } from 'react';

/** Distance between a notice and what it must not cover, in pixels. */
const gap = 8;

/**
 * Keeps the notices from covering what must be seen. They move beside a sticky column with the price and the next step
 * (`data-column`). They move below the focused control when they would cover it (WCAG 2.4.11). Each notice runs this hook,
 * because the region itself is in the initial bundle.
 */
export function useKeptClear(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = notice.current?.parentElement;
    if (!region) return;
    const clear = () => keepClear(region);
    // Waits a frame: the browser scrolls to the control after the event.
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
  // On a narrow screen the column is not sticky and scrolls with the page.
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
  // A control that fills the screen leaves no space below it.
  if (box.height > window.innerHeight / 2) return;
  const isBeside = box.right <= own.left || box.left >= own.right;
  const isAboveOrBelow = box.bottom <= own.top || box.top >= own.bottom;
  if (isBeside || isAboveOrBelow) return;
  region.style.setProperty('--pushed', `${box.bottom - own.top + gap}px`);
}
