import type { Browser, CDPSession, Page } from 'playwright';
import { type Contender, shownOf } from '../../contenders.ts';
import { controlsPerSection, perSection } from '../../forms/questionsOf.ts';
import { countCpu, cpuSpent } from '../cpu.ts';
import { p95Of } from '../medianOf.ts';
import { countRenders } from './countRenders.ts';
import { noteFirstSection } from './noteFirstSection.ts';
import { untilDrawn } from './untilDrawn.ts';

/** One run of one form: CPU time of the main thread in milliseconds, and `rendersPerKey` in components. */
export interface Measurement {
  /** Milliseconds, not CPU time, from the navigation until the first section is painted. */
  readonly firstSection: number;
  /** Until all questions are drawn. */
  readonly mount: number;
  readonly key: number;
  readonly rendersPerKey: number;
  /** The 95th percentile of a key's CPU time on a processor that is four times slower, as on a cheap phone. */
  readonly slowKey: number;
  readonly firstSubmit: number;
}

/** Longer than the longest debounce before a form validates (250 ms); in milliseconds. */
const settled = 600;
const sentence = 'De snelle bruine vos springt over de luie hond heen. ';
/** Enough keys that one slow key hardly affects the result. */
const keys = sentence.repeat(2);

/** Measures a form, and throws when it doesn't draw all of its questions, or doesn't show all that is missing. */
export async function measureForm(
  browser: Browser,
  origin: string,
  { form, count }: { readonly form: Contender; readonly count: number },
): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(countRenders);
  await page.addInitScript(noteFirstSection, controlsPerSection);
  const session = await context.newCDPSession(page);
  await countCpu(session);

  await page.goto(`${origin}/${form.page}.html?count=${count}`);
  const shown = shownOf(form, count);
  await untilDrawn(page, form, shown);
  await page.waitForTimeout(settled);
  const mount = await cpuSpent(session);
  const firstSection = await page.evaluate(() => window.firstSectionAt ?? Number.NaN);

  await clickText(page, shown);
  const typed = await measureKeys(page, session);
  const slowKey = await measureSlowKeys(page, session);
  const firstSubmit = await measureSubmit(page, session, { form, shown });
  await context.close();
  return { firstSection, mount, ...typed, slowKey, firstSubmit };
}

/** Clicks the first text field of a section in the middle. */
async function clickText(page: Page, shown: number): Promise<void> {
  const section = Math.floor(shown / perSection / 2);
  await page
    .locator('input, select')
    .nth(section * controlsPerSection)
    .click();
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

/** Submits with one answer: every other question must get its message. */
async function measureSubmit(
  page: Page,
  session: CDPSession,
  { form, shown }: { readonly form: Contender; readonly shown: number },
): Promise<number> {
  const button = page.locator(form.submit);
  const before = await cpuSpent(session);
  await button.click();
  await page.waitForTimeout(settled + shown);
  const spent = (await cpuSpent(session)) - before;
  const messages = await page.locator(form.message).count();
  if (messages !== shown - 1)
    throw new Error(`${form.name} showed ${messages} messages for ${shown - 1} missing answers`);
  return spent;
}
