import type { StuckBar } from './stuckBars.ts';

/** Part of the height of the window that bars may take. */
const most = 1 / 4;

/** The bars of each place in the page where they take more of the window's height than they may. Columns and notices don't count. */
export function barsTooHigh(
  places: readonly (readonly StuckBar[])[],
  window: { readonly width: number; readonly height: number },
): readonly string[] {
  return places.flatMap((bars) => {
    const across = bars.filter(({ isNotice, left, right }) => !isNotice && right - left > window.width / 2);
    const taken = across.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
    return taken > window.height * most ? [across.map(({ name }) => name).join(' and ')] : [];
  });
}
