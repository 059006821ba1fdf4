import type { Page } from '@playwright/test';

/** The layout shift of a document: `value` is the sum of the shifts, weighted by area and distance. */
export interface Shift {
  readonly value: number;
  /** One line per shift, with the elements that moved. */
  readonly moves: readonly string[];
}

/**
 * Measures layout shift of the shell and the screen from now on, starting again for each document. Shifts within half a second
 * of a press don't count, because they are a response to it.
 * @returns a function that reads the sum so far
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(countShifts);
  return () => page.evaluate(() => (window as unknown as { shift: Shift }).shift); // set by `countShifts`
}

/** Runs in the page. */
function countShifts(): void {
  const shift = { value: 0, moves: [] as string[] };
  Object.assign(window, { shift });
  const nameOf = ({ node, previousRect, currentRect }: MovedNode) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = element?.textContent.trim().slice(0, 30) ?? '';
    const from = `${Math.round(previousRect.x)},${Math.round(previousRect.y)}`;
    const to = `${Math.round(currentRect.x)},${Math.round(currentRect.y)}`;
    return `${element?.tagName.toLowerCase()}.${element?.className} "${text}" from ${from} to ${to}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift; // a `layout-shift` entry
      if (hadRecentInput) continue;
      shift.value += value;
      shift.moves.push(`${value.toFixed(4)}: ${sources.map(nameOf).join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly MovedNode[];
}

interface MovedNode {
  readonly node?: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}
