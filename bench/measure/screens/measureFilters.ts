import type { Locator, Page } from 'playwright';
import { expectTakenOver } from '#e2e/support/screen/openRendered.ts';
import { measureSwaps } from './measureSwaps.ts';
import { type PaintTimes, untilPainted } from './untilPainted.ts';

/** CSS selector of the number of courses. */
const count = 'main [role=status]';

/** Presses one filter of a long list after another, each for the first time. */
export async function measureFilters(page: Page, path: string): Promise<readonly PaintTimes[]> {
  const chips = await openList(page, path);
  const times: PaintTimes[] = [];
  for (let at = 0; at < (await chips.count()); at += 1) {
    await chips.nth(at).evaluate((chip) => chip.setAttribute('data-measured', ''));
    const wanted = { press: '[data-measured]', watch: count };
    times.push(await page.evaluate(untilPainted, wanted));
    // Without this filter the list is cached, so that the next press begins with the whole list again.
    await page.evaluate(untilPainted, wanted);
    await chips.nth(at).evaluate((chip) => chip.removeAttribute('data-measured'));
  }
  // The first press also loads and compiles code.
  return times.slice(1);
}

/** The limit of a filter: the browser swaps the whole list and a filtered one, already built. */
export async function measureFilterSwaps(
  page: Page,
  path: string,
  rounds: number,
): Promise<readonly number[]> {
  const chips = await openList(page, path);
  await chips.first().evaluate((chip) => chip.setAttribute('data-measured', ''));
  return measureSwaps(page, { presses: ['[data-measured]', '[data-measured]'], watch: count, rounds });
}

/** @returns the buttons of the filters */
async function openList(page: Page, path: string): Promise<Locator> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectTakenOver(page);
  return page.getByRole('main').locator('fieldset button[aria-pressed]');
}
