import type { Locator, Page } from '@playwright/test';
import { changedArea } from './changedArea.ts';
import { takePicture } from './pixels.ts';

/**
 * How much of a control looks another way after a press or a word: CSS pixels with a contrast of 3:1 with what was there, as a
 * share of its outline of one pixel. A colour of about the same lightness counts for nothing.
 */
export async function changeOf(page: Page, control: Locator, act: () => Promise<void>): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not drawn');
  const before = await takePicture(page, box);
  await act();
  // Under the pointer a control may look another way for as long as it is there.
  await page.mouse.move(0, 0);
  const area = changedArea(before, await takePicture(page, box));
  return area / (2 * (box.width + box.height));
}
