import type { Browser, CDPSession, Page } from 'playwright';
import type { FormPage } from '../contenders.ts';
import { countRenders } from './countRenders.ts';
import { countCpu, cpuSpent } from './cpu.ts';
import { p95Of } from './medianOf.ts';

/** One run of one form: CPU time of the main thread in milliseconds, and `rendersPerKey` in components. */
export interface Measurement {
  readonly mount: number;
  readonly key: number;
  readonly rendersPerKey: number;
  /** The 95th percentile of a key's CPU time on a processor that is four times slower, as on a cheap phone. */
  readonly slowKey: number;
  readonly firstSubmit: number;
  /** Wrong fields shown after the first submit. A form that shows none has not been measured properly. */
  readonly errorsShown: number;
}

/** Longer than the longest debounce before a form validates (250 ms); in milliseconds. */
const settled = 600;
const sentence = 'De snelle bruine vos springt over de luie hond heen. ';
/** Enough keys that one slow key hardly affects the result. */
const keys = sentence.repeat(2);

export async function measureForm(
  browser: Browser,
  origin: string,
  form: { readonly page: FormPage; readonly count: number },
): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  const session = await context.newCDPSession(page);
  await countCpu(session);

  await page.goto(`${origin}/${form.page}.html?count=${form.count}`);
  // Finds the button by its attribute: a query by role would walk the whole form, on the measured CPU.
  const button = page.locator('button[type=submit]');
  await button.waitFor();
  await page.waitForTimeout(settled);
  const mount = await cpuSpent(session);

  await page
    .locator('input[type=text]')
    .nth(Math.floor(form.count / 4))
    .click();
  const typed = await measureKeys(page, session);
  const slowKey = await measureSlowKeys(page, session);

  const beforeSubmit = await cpuSpent(session);
  await button.click();
  await page.waitForTimeout(settled + form.count);
  const firstSubmit = (await cpuSpent(session)) - beforeSubmit;
  const errorsShown = await page.locator('[role=alert], [aria-invalid=true], .error-detail').count();
  await context.close();
  return { mount, ...typed, slowKey, firstSubmit, errorsShown };
}

async function measureKeys(
  page: Page,
  session: CDPSession,
): Promise<Pick<Measurement, 'key' | 'rendersPerKey'>> {
  await page.waitForTimeout(settled);
  const cpuBefore = await cpuSpent(session);
  const rendersBefore = await page.evaluate(() => window.renderedComponents);
  await page.keyboard.type(keys, { delay: 15 });
  await page.waitForTimeout(settled);
  const key = ((await cpuSpent(session)) - cpuBefore) / keys.length;
  const renders = (await page.evaluate(() => window.renderedComponents)) - rendersBefore;
  return { key, rendersPerKey: renders / keys.length };
}

async function measureSlowKeys(page: Page, session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spent: number[] = [];
  let before = await cpuSpent(session);
  for (const key of sentence) {
    await page.keyboard.type(key);
    // Waits two frames (33 ms), so that the layout after the key is included.
    await page.waitForTimeout(33);
    const after = await cpuSpent(session);
    spent.push(after - before);
    before = after;
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return p95Of(spent);
}
