/**
 * Measures a list of 2,000 courses: the time from the server's answer to the first rows, and from a filter to the filtered
 * rows.
 * Usage: node --conditions=club-source bench/courses.ts <origin of a running portal>
 */
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { serveManyCourses } from './measure/manyCourses.ts';
import { reportTimes } from './measure/reportTimes.ts';

const count = 2000;
const rounds = 15;
const goals = { firstRows: 100, filter: 32 } as const;

const portal = process.argv[2];
if (portal === undefined) throw new Error('Which portal? E.g. http://localhost:3000');

const { origin, close } = await serveManyCourses(portal, count);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ baseURL: origin });
  reportTimes({ name: 'First rows of 2,000 after the data', below: goals.firstRows }, await firstRows(page));
  reportTimes({ name: 'A filter on 2,000, press to paint', below: goals.filter }, await filtering(page));
} finally {
  await browser.close();
  close();
}

/** Milliseconds from the end of the answer until the browser painted the first rows. */
async function firstRows(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  await page.addInitScript(markFirstRows);
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/arabesk/cursussen');
    await page.waitForFunction(() => performance.getEntriesByName('first-rows').length > 0);
    const time = await page.evaluate(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('get_courses'));
      const painted = performance.getEntriesByName('first-rows')[0]?.startTime ?? Number.NaN;
      // `responseEnd` is the time at which the body of a resource has arrived.
      const ended = answers.map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return painted - Math.max(...ended.filter((end) => end <= painted));
    });
    times.push(time);
  }
  return times;
}

/**
 * Runs in the page before its scripts. Sets the mark in the task after the frame with the first rows, when they are painted.
 */
function markFirstRows(): void {
  const look = () => {
    if (!document.querySelector('main h2 a')) return requestAnimationFrame(look);
    return setTimeout(() => performance.mark('first-rows'));
  };
  look();
}

/** Waits until every row is drawn, which is the worst case for a filter. */
async function filtering(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForFunction(
      (all) => document.querySelectorAll('main h2 a').length === all,
      round === 0 ? count : await shown(page),
    );
    times.push(await page.evaluate(pressToPaint));
  }
  return times;
}

async function shown(page: Page): Promise<number> {
  const status = await page.getByRole('status').filter({ hasText: 'resultaten' }).textContent();
  return Number.parseInt(status ?? '', 10);
}

/** Runs in the page: milliseconds until the browser painted another number of results. */
function pressToPaint(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const status = [...document.querySelectorAll('main p[role=status]')].find((one) =>
    one.textContent?.includes('result'),
  );
  const before = status?.textContent;
  const chip = [...document.querySelectorAll('button[aria-pressed]')].find((one) =>
    one.textContent?.includes('Nog plaats'),
  );
  if (!(chip instanceof HTMLElement)) throw new Error('No filter');
  const start = performance.now();
  chip.click();
  const look = () => {
    if (status?.textContent === before) return requestAnimationFrame(look);
    return setTimeout(() => resolve(performance.now() - start));
  };
  look();
  return promise;
}
