import type { Page } from '@playwright/test';
import { shownForm } from '../../support/screen/preview/shownForm.ts';
import { showPreviewPart } from '../../support/screen/preview/showPreviewPart.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const preview = '/preview/course-form?club=1&tariff=1031';

/** The form as a club sees it beforehand, with each tab of the panel beside it. */
export const previewScreens: readonly Screen[] = [
  { name: 'preview', path: preview, steps: drawn },
  { name: 'preview-nothing-chosen', path: '/preview/course-form' },
  ...['JSON Schema', 'UI-schema', 'Antwoorden', /^Diagnose/].map((tab, place) => ({
    name: `preview-tab-${place + 1}`,
    path: preview,
    steps: async (page: Page) => {
      await drawn(page);
      await showPreviewPart(page, 'Secties');
      await page.getByRole('tab', { name: /^Technisch/ }).click();
      await page.getByRole('tab', { name: tab }).click();
    },
  })),
  {
    name: 'preview-computer',
    path: preview,
    steps: async (page) => {
      await page.getByText('Computer', { exact: true }).click();
      await expect(page.frameLocator('iframe').getByLabel('Voornaam').first()).toBeVisible();
    },
  },
];

async function drawn(page: Page): Promise<void> {
  await expect(shownForm(page).getByLabel('Voornaam').first()).toBeVisible();
}
