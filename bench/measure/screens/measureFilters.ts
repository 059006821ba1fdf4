import type { Page } from 'playwright';
import { type PaintTimes, untilPainted } from './untilPainted.ts';

/** Presses one filter of a long list after another, each for the first time. */
export async function measureFilters(page: Page, path: string): Promise<readonly PaintTimes[]> {
  // Not before the scripts have taken the server's page over.
  await page.goto(path, { waitUntil: 'networkidle' });
  const count = page.locator('main [role=status]').first();
  await count.filter({ hasText: /\d/ }).waitFor();
  const chips = page.getByRole('main').locator('fieldset button[aria-pressed]');
  const times: PaintTimes[] = [];
  for (let at = 0; at < (await chips.count()); at += 1) {
    await chips.nth(at).evaluate((chip) => chip.setAttribute('data-measured', ''));
    const wanted = { press: '[data-measured]', watch: 'main [role=status]' };
    times.push(await page.evaluate(untilPainted, wanted));
    // Without this filter the list is cached, so that the next press begins with the whole list again.
    await page.evaluate(untilPainted, wanted);
    await chips.nth(at).evaluate((chip) => chip.removeAttribute('data-measured'));
  }
  // The first press also loads and compiles code.
  return times.slice(1);
}
