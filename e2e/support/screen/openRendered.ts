import { expect, type Page } from '@playwright/test';

/** Opens a page once the server has rendered it: a server that renders too slowly, such as just after its start, sends the shell. */
export async function openRendered(page: Page, path: string): Promise<void> {
  const html = async () =>
    (await page.request.get(path, { headers: { 'sec-fetch-mode': 'navigate' } })).text();
  await expect.poll(html).toContain('id="pagina"');
  // A test may hold back the scripts, for which the load would wait.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Waits until React has taken over the whole page: it then keeps the props of an element on it. */
export async function expectTakenOver(page: Page): Promise<void> {
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.locator('main h1').evaluate(isTakenOver)).toBe(true);
}
