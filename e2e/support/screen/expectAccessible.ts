import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { equalLinkNames } from './equalLinkNames.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that depend on the theme or the width. All other rules give the same result in every theme. */
const looks = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

interface Options {
  /** `looks`: only the rules that depend on colours and sizes. @defaultValue 'all' */
  readonly rules?: 'all' | 'looks';
}

/** Runs axe on the current page, and fails with the rule, the element and the reason of each violation. */
export async function expectAccessible(page: Page, { rules = 'all' }: Options = {}): Promise<void> {
  await page.evaluate(transitionsToEnd);
  const axe = new AxeBuilder({ page })
    // Omits passing elements, which axe would describe one by one.
    .options({ resultTypes: ['violations'] })
    // The non-legacy mode opens a second page for each run, which only a frame of another origin needs.
    .setLegacyMode(!hasForeignFrame(page));
  const { violations } = await (rules === 'all' ? axe.withTags(levels) : axe.withRules(looks)).analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'target-size' || (await recheckSize(page, target)))
        found.push(`${id} at ${target.join(' ')}: ${failureSummary ?? help}`);
  if (rules === 'all') found.push(...(await equalLinkNames(page)));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Repeats the target-size check with the control in full view: axe reports a control as too small while a bar covers part of
 * it. Returns whether the control is too small.
 */
async function recheckSize(page: Page, target: unknown[]): Promise<boolean> {
  const [selector, ...inFrames] = target;
  if (typeof selector !== 'string' || inFrames.length > 0) return true;
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const axe = new AxeBuilder({ page }).include(selector).withRules('target-size');
  const { violations } = await axe.setLegacyMode(!hasForeignFrame(page)).analyze();
  return violations.length > 0;
}

/**
 * Runs in the page: waits for running transitions, because a colour half-way has no contrast of its own. Ignores endless
 * animations, and goes on after ten seconds: a page that isn't painted for a while ends none.
 */
async function transitionsToEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  const late = new Promise((resolve) => setTimeout(resolve, 10_000));
  await Promise.race([late, Promise.allSettled(ending.map(({ finished }) => finished))]);
}

/** Whether the page contains a frame of another origin. A new frame has no address yet, and counts as one. */
function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page
    .frames()
    .some((frame) => frame !== page.mainFrame() && URL.parse(frame.url())?.origin !== origin);
}
