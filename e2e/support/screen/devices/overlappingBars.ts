import type { Page } from '@playwright/test';

/**
 * Finds pairs of fixed or sticky elements that overlap, with the page scrolled to its top, its middle and its end. Ignores
 * dialogs and menus, which overlap on purpose.
 */
export function overlappingBars(page: Page): Promise<readonly string[]> {
  return page.evaluate(findOverlappingBars);
}

/** Runs in the page. */
function findOverlappingBars(): string[] {
  const overPage = 'dialog, [popover="auto"]';
  const isBar = (element: Element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    // A region without pointer events only positions the notices in it.
    if (pointerEvents === 'none' || element.closest(overPage)) return false;
    const stays =
      position === 'fixed' || position === 'sticky' || element.parentElement?.matches('[popover="manual"]');
    return stays === true && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const nameOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(',');
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} (${box})`;
  };
  /** A sticky element in its normal position is content, which bars may cover. */
  const isStuck = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element);
    if (position !== 'sticky') return true;
    const box = element.getBoundingClientRect();
    const isAt = (edge: string, place: number) => Math.abs(Number.parseFloat(edge) - place) < 1;
    return isAt(top, box.top) || isAt(bottom, window.innerHeight - box.bottom);
  };
  const overlaps = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom, window.innerHeight) - Math.max(one.top, other.top, 0) > 1;

  const bars = [...document.querySelectorAll('body *')].filter(isBar);
  const { scrollHeight } = document.documentElement;
  const found = [0, scrollHeight / 2, scrollHeight].flatMap((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const stuck = bars.filter(isStuck);
    return stuck.flatMap((one, place) =>
      stuck
        .slice(place + 1)
        .filter((other) => !one.contains(other) && !other.contains(one))
        .filter((other) => overlaps(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${nameOf(one)} and ${nameOf(other)} at ${Math.round(window.scrollY)}`),
    );
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(found)];
}
