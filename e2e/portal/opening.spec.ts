import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family, openForm } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const form = '/arabesk/winkelmandje?stap=gegevens';
const lead = 'Kijk na wat we al weten en vul aan wat ontbreekt.';

const screens = [
  form,
  '/arabesk/winkelmandje',
  '/dashboard',
  '/calendar',
  '/profiel',
  '/arabesk/uitnodigingen',
];

/** The document of an address, once the server draws what stands around the screen: the first is slow just after the start. */
async function openingAt(page: Page, path: string): Promise<string> {
  const html = async () =>
    (await page.request.get(path, { headers: { 'sec-fetch-mode': 'navigate' } })).text();
  await expect.poll(html, path).toContain('data-opening');
  return html();
}

/** Waits for the stylesheets and the font. Until then, an element stands elsewhere. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

test('a form is there before the scripts: the club, the way back and what is asked', async ({ page }) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  await openingAt(page, form);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(form, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(lead)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dansstudio Arabesk' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Terug naar je winkelmandje' });
  await painted(page);
  const before = await back.boundingBox();
  scripts.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
  await expect(page.getByText(lead)).toHaveCount(1);
  expect(await back.boundingBox()).toEqual(before);
});

test('what stands around a screen holds nothing of its member', async ({ page }) => {
  await logIn(page, family);
  for (const screen of screens) {
    const sent = await openingAt(page, screen);
    for (const own of ['Peeters', 'Lars', family]) expect(sent, screen).not.toContain(own);
  }
  // Only the calls that it names differ between members.
  const [ofParent] = (await openingAt(page, form)).split('</head>').slice(1);
  await page.context().clearCookies();
  await logIn(page, 'docent@example.org');
  const [ofTeacher] = (await openingAt(page, form)).split('</head>').slice(1);
  expect(ofTeacher).toBe(ofParent);
});

test('without the scripts, the links around a screen lead on', async ({ page }) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  await openingAt(page, form);
  await page.route('**/assets/entry-*.js', (route) => route.abort());
  await page.goto(form, { waitUntil: 'domcontentloaded' });
  await page.unroute('**/assets/entry-*.js');
  await page.getByRole('link', { name: 'Terug naar je winkelmandje' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje' })).toBeVisible();
});
