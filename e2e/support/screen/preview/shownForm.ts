import type { FrameLocator, Locator, Page } from '@playwright/test';

const name = 'Het formulier zoals een lid het ziet';

/** The form that a preview shows: in the page itself on a phone, in a frame on a wider screen. */
export function shownForm(page: Page): Locator | FrameLocator {
  const isPhone = (page.viewportSize()?.width ?? 0) < 480;
  return isPhone ? page.getByRole('region', { name }) : page.frameLocator(`iframe[title="${name}"]`);
}
