import type { FrameLocator, Page, Request } from '@playwright/test';
import { family } from '../person/registering.ts';
import { expect } from '../test.ts';
import { expectClosedBy } from './expectClosedBy.ts';

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

/** Collects the API calls of the frame, with the headers that the browser sends. */
export function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api?') && request.frame() !== page.mainFrame()) calls.push(request);
  });
  return calls;
}

/** Presses the frame's link to the login, once its first screen is there. */
export async function pressLogin(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.getByRole('link', { name: 'Aanmelden' }).click();
}

/** Logs in as the demo parent in the window that the frame opens. */
export async function logInByWindow(page: Page, frame: FrameLocator): Promise<void> {
  const opening = page.waitForEvent('popup');
  await frame.getByRole('button', { name: 'Meld je aan in een nieuw venster' }).click();
  const popup = await opening;
  await popup.getByLabel('E-mailadres', { exact: true }).fill(family);
  await popup.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  const submit = popup.getByRole('main').getByRole('button', { name: 'Aanmelden' });
  await expectClosedBy(popup, () => submit.click());
}
