import type { Page } from 'playwright';
import { expectTakenOver } from '#e2e/support/screen/openRendered.ts';
import { measureSwaps } from './measureSwaps.ts';
import { untilPainted } from './untilPainted.ts';

/** Switches between the club page and its courses, both already visited. Milliseconds from the press to the paint. */
export async function measureScreenChanges(page: Page, rounds: number): Promise<readonly number[]> {
  await openCourses(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, heading] of [
      ['/arabesk', 'Dansstudio Arabesk'],
      ['/arabesk/cursussen', 'Cursussen'],
    ] as const) {
      const { result } = await page.evaluate(untilPainted, {
        press: `nav a[href="${path}"]`,
        watch: 'h1',
        text: heading,
      });
      if (round > 0) times.push(result);
    }
  }
  return times;
}

/** The limit of a screen change: the browser swaps the same two screens, already built. */
export async function measureScreenSwaps(page: Page, rounds: number): Promise<readonly number[]> {
  await openCourses(page);
  return measureSwaps(page, {
    presses: ['nav a[href="/arabesk"]', 'nav a[href="/arabesk/cursussen"]'],
    watch: 'h1',
    rounds,
  });
}

async function openCourses(page: Page): Promise<void> {
  await page.goto('/arabesk/cursussen', { waitUntil: 'networkidle' });
  await expectTakenOver(page);
}
