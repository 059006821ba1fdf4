import type { Page } from '@playwright/test';
import { hashOfSections } from '#src/features/preview/view/sharedSections.ts';

/** Opens the builder with a form, as by a shared link. */
export async function openBuilder(page: Page, sections: readonly object[]): Promise<void> {
  await page.goto(`/preview/course-form?bouwen=1${hashOfSections(JSON.stringify(sections))}`);
  // Rows can be dragged once all code is there.
  await page.locator('[role="treeitem"][draggable="true"]').first().waitFor();
}

export const asked = (qid: string, more: object = {}) => ({
  ...{ qid, type: 'text', question: `Vraag ${qid}` },
  ...more,
});
