import type { Page } from '@playwright/test';

/** A fixed or sticky element that stands at an edge of the window, in CSS pixels. */
export interface StuckBar {
  readonly name: string;
  /** A notice, which disappears by itself. */
  readonly isNotice: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Finds the bars that stay while the page is scrolled: one list at its top, its middle and its end. Ignores dialogs and menus,
 * which lie over the page on purpose, and bars inside another bar.
 */
export function stuckBars(page: Page): Promise<readonly (readonly StuckBar[])[]> {
  return page.evaluate(findStuckBars);
}

/** Runs in the page. */
function findStuckBars(): StuckBar[][] {
  const overPage = 'dialog, [popover="auto"]';
  const isNotice = (element: Element) => element.parentElement?.matches('[popover="manual"]') === true;
  const isBar = (element: Element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    // A region without pointer events only positions the notices in it.
    if (pointerEvents === 'none' || element.closest(overPage)) return false;
    const stays = position === 'fixed' || position === 'sticky' || isNotice(element);
    return stays && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** A sticky element in its normal position is content, which bars may cover. */
  const isStuck = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element);
    if (position !== 'sticky') return true;
    const box = element.getBoundingClientRect();
    const isAt = (edge: string, place: number) => Math.abs(Number.parseFloat(edge) - place) < 1;
    return isAt(top, box.top) || isAt(bottom, window.innerHeight - box.bottom);
  };
  const describe = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = [left, top, right, bottom].map(Math.round).join(',');
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} (${box})`;
    return {
      name,
      isNotice: isNotice(element),
      left,
      top: Math.max(top, 0),
      right,
      bottom: Math.min(bottom, window.innerHeight),
    };
  };

  const bars = [...document.querySelectorAll('body *')].filter(isBar);
  const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
  const { scrollHeight } = document.documentElement;
  const found = [0, scrollHeight / 2, scrollHeight].map((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    return outer
      .filter(isStuck)
      .map(describe)
      .filter((bar) => bar.bottom > bar.top);
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
