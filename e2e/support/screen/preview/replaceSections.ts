import type { Page } from '@playwright/test';
import { showPreviewPart } from './showPreviewPart.ts';

/**
 * Replaces the sections of the preview, by keys as a person does. `fill` types in the task in which it selects, before the editor
 * hears of the selection. Chromium then edits by itself, with a style that the content security policy refuses.
 */
export async function replaceSections(page: Page, text: string): Promise<void> {
  await showPreviewPart(page, 'Secties');
  // The editor loads when it comes near the window.
  await page.getByRole('region', { name: 'Achter de schermen' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Secties van het formulier (JSON)' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
