import type { Locator, Page } from '@playwright/test';
import { changedArea } from './changedArea.ts';
import { takePicture } from './pixels.ts';

/**
 * Measures how visibly a control changes after an action. Counts the CSS pixels that changed with a contrast of 3:1, as a share
 * of the control's outline of one pixel. A change to a colour of similar lightness counts as none.
 */
export async function changeOf(page: Page, control: Locator, act: () => Promise<void>): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not drawn');
  const before = await takePicture(page, box);
  await act();
  // Moves the mouse away, because a control may have a hover style.
  await page.mouse.move(0, 0);
  const area = changedArea(before, await takePicture(page, box));
  return area / (2 * (box.width + box.height));
}
