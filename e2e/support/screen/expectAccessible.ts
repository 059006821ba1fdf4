import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another theme or another width can break: the rest of a page is the same in each. */
const looks = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

interface Options {
  /** `looks`: only the rules that depend on colours and sizes. @defaultValue 'all' */
  readonly rules?: 'all' | 'looks';
}

/** Fails with the rule, the element and the reason of each violation that axe finds on the page as it is now. */
export async function expectAccessible(page: Page, { rules = 'all' }: Options = {}): Promise<void> {
  await page.evaluate(transitionsToEnd);
  const axe = new AxeBuilder({ page })
    // Without the elements that pass, each of which axe would describe.
    .options({ resultTypes: ['violations'] })
    // The other mode opens a second page for each look; only a frame of another origin needs that.
    .setLegacyMode(!hasForeignFrame(page));
  const { violations } = await (rules === 'all' ? axe.withTags(levels) : axe.withRules(looks)).analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'target-size' || (await isSmallInView(page, target)))
        found.push(`${id} at ${target.join(' ')}: ${failureSummary ?? help}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** axe takes a control for too small that a bar half covers where the page is scrolled now: what counts is its size in full view. */
async function isSmallInView(page: Page, target: unknown[]): Promise<boolean> {
  const [selector, ...inFrames] = target;
  if (typeof selector !== 'string' || inFrames.length > 0) return true;
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const axe = new AxeBuilder({ page }).include(selector).withRules('target-size');
  const { violations } = await axe.setLegacyMode(!hasForeignFrame(page)).analyze();
  return violations.length > 0;
}

/** Runs in the page: a colour half-way between two states has no contrast of its own. What turns for ever isn't waited for. */
async function transitionsToEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Whether a frame of another origin is on the page. One that was just put in has no address yet, and counts as such. */
function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page
    .frames()
    .some((frame) => frame !== page.mainFrame() && URL.parse(frame.url())?.origin !== origin);
}
