import type { Page } from '@playwright/test';

/** What moved by itself in a document: how much in all, weighed by how much of the window and how far, and what. */
export interface Shift {
  readonly value: number;
  /** One line for each time, with what moved. */
  readonly moves: readonly string[];
}

/**
 * Counts from now on what moves by itself on a page, shell and screen, of each document anew: what moves within half a second
 * of a press is an answer to it.
 * @returns What asks for the sum so far.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(countShifts);
  return () => page.evaluate(() => (window as unknown as { shift: Shift }).shift); // set by what is counted with
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
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift; // what the observer gives
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
