import { expect, type Page } from '@playwright/test';

/** Every demo login has this one. */
const demoPassword = 'demo-wachtwoord';

/**
 * Opens a session for the page's browser context without walking through the login screen. It leaves the portal first: what
 * a page still asks for somebody else would be refused.
 */
export async function logIn(page: Page, mail: string): Promise<void> {
  await page.goto('about:blank');
  const response = await page.request.post('/api?q=login', { data: { mail, password: demoPassword } });
  expect(response.status(), `login of ${mail}: ${await response.text()}`).toBe(200);
}
