import type { Page } from 'playwright';
import { untilPainted } from './untilPainted.ts';

interface Swap {
  /** Presses that lead from one state of the screen to the other, and back. CSS selectors. */
  readonly presses: readonly [string, string];
  /** CSS selector of the element whose text tells the states apart. */
  readonly watch: string;
  readonly rounds: number;
}

declare global {
  interface Window {
    /** Copies of `main`, one of each state. */
    benchStates?: Node[];
  }
}

/**
 * Lets the browser swap two states of a screen that are already built, without React: what layout, style and paint take by themselves.
 * Milliseconds from the press to the paint. The page no longer works afterwards.
 */
export async function measureSwaps(page: Page, { presses, watch, rounds }: Swap): Promise<readonly number[]> {
  for (const press of presses) {
    await page.evaluate(untilPainted, { press, watch });
    await page.waitForLoadState('networkidle');
    await page.evaluate(keepState);
  }
  await page.evaluate(swapByButton);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { result } = await page.evaluate(untilPainted, { press: '[data-swap]', watch });
    if (round > 1) times.push(result);
  }
  return times;
}

/** Runs in the page. */
function keepState(): void {
  const main = document.querySelector('main');
  if (main) window.benchStates = [...(window.benchStates ?? []), main.cloneNode(true)];
}

/** Runs in the page. Puts a copy in the place of what React draws, so that React no longer changes what is on the screen. */
function swapByButton(): void {
  const root = document.getElementById('root');
  root?.replaceWith(root.cloneNode(true));
  const main = document.querySelector('main');
  const button = document.createElement('button');
  button.setAttribute('data-swap', '');
  let swaps = 0;
  button.addEventListener('click', () => {
    const next = window.benchStates?.[swaps % 2]?.cloneNode(true);
    swaps += 1;
    if (next) main?.replaceChildren(...next.childNodes);
  });
  document.body.append(button);
}
