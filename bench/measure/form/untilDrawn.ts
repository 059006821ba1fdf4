import type { Page } from 'playwright';
import type { Contender } from '../../contenders.ts';
import { controlsPerSection, perSection } from '../../forms/questionsOf.ts';

/**
 * Waits until the page has the controls of all questions that it shows at first. Counts by tag and looks seldom: a query by
 * role would walk the whole form, on the measured CPU.
 */
export async function untilDrawn(page: Page, { name, submit }: Contender, shown: number): Promise<void> {
  const controls = (shown / perSection) * controlsPerSection;
  await page
    .waitForFunction((count) => document.querySelectorAll('input, select').length === count, controls, {
      polling: 100,
    })
    .catch(async (cause) => {
      const drawn = await page.locator('input, select').count();
      throw new Error(`${name} drew ${drawn} controls for ${shown} questions, not ${controls}`, { cause });
    });
  await page.locator(submit).waitFor();
}
