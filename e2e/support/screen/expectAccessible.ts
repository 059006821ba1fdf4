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
  const axe = new AxeBuilder({ page })
    // Without the elements that pass, each of which axe would describe.
    .options({ resultTypes: ['violations'] })
    // The other mode opens a second page for each look; only a frame of another origin needs that.
    .setLegacyMode(!hasForeignFrame(page));
  const { violations } = await (rules === 'all' ? axe.withTags(levels) : axe.withRules(looks)).analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

function hasForeignFrame(page: Page): boolean {
  const { origin } = new URL(page.url());
  return page.frames().some((frame) => frame !== page.mainFrame() && new URL(frame.url()).origin !== origin);
}
