import type { Browser } from 'playwright';
import type { Contender } from '../contenders.ts';
import { countRenders } from './countRenders.ts';
import { cpuSpent } from './cpu.ts';

/** One run of one form. CPU in milliseconds of the main thread; `rendersPerKey` in components. */
export interface Measurement {
  readonly mount: number;
  readonly key: number;
  readonly rendersPerKey: number;
  readonly firstSubmit: number;
  /** Wrong fields shown after the first submit: a form that shows none has not been measured. */
  readonly errorsShown: number;
  /** JavaScript that the page loaded, gzip bytes as served. */
  readonly scriptBytes: number;
}

/** Longer than the longest pause a form takes before it shows what is wrong (250 ms). */
const settled = 600;
/** Enough of them that one slow one hardly counts. */
const keys = 'De snelle bruine vos springt over de luie hond heen. '.repeat(2);

export async function measureForm(
  browser: Browser,
  origin: string,
  contender: Contender,
  count: number,
): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  await page.goto(`${origin}/${contender}.html?count=${count}`);
  const button = page.getByRole('button', { name: 'Verzenden' });
  await button.waitFor();
  await page.waitForTimeout(settled);
  const mount = await cpuSpent(session);

  await page
    .locator('input[type=text]')
    .nth(Math.floor(count / 4))
    .click();
  await page.waitForTimeout(settled);
  const beforeKeys = await cpuSpent(session);
  const rendersBefore = await page.evaluate(() => window.renderedComponents);
  await page.keyboard.type(keys, { delay: 15 });
  await page.waitForTimeout(settled);
  const key = ((await cpuSpent(session)) - beforeKeys) / keys.length;
  const rendersPerKey =
    ((await page.evaluate(() => window.renderedComponents)) - rendersBefore) / keys.length;

  const beforeSubmit = await cpuSpent(session);
  await button.click();
  await page.waitForTimeout(settled + count);
  const firstSubmit = (await cpuSpent(session)) - beforeSubmit;
  const errorsShown = await page.locator('[role=alert], [aria-invalid=true], .error-detail').count();
  const scriptBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  await context.close();
  return { mount, key, rendersPerKey, firstSubmit, errorsShown, scriptBytes };
}
