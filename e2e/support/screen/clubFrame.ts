import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The frame with the portal on a club's website. */
export const frameElement = (page: Page) => page.locator('iframe').first();

export async function boxOfFrame(page: Page) {
  const box = await frameElement(page).boundingBox();
  if (!box) throw new Error('The page has no frame');
  return box;
}

/** Checks that the frame has the height of its content, within rounding (1.5 px). */
export async function expectToFit(page: Page, frame: FrameLocator): Promise<void> {
  await expect(async () => {
    const content = await frame.locator('body').evaluate((body) => body.getBoundingClientRect().height);
    const { height } = await boxOfFrame(page);
    expect(Math.abs(height - content)).toBeLessThanOrEqual(1.5);
  }).toPass();
}
