import { expect, type Page } from '@playwright/test';

/** The password of every demo login. */
const demoPassword = 'demo-wachtwoord';

/**
 * Opens a session for the page's browser context without the login screen. It leaves the portal first, because pending calls
 * for the previous user would be refused.
 */
export async function logIn(page: Page, mail: string): Promise<void> {
  await page.goto('about:blank');
  const response = await page.request.post('/api?q=login', { data: { mail, password: demoPassword } });
  expect(response.status(), `login of ${mail}: ${await response.text()}`).toBe(200);
}
