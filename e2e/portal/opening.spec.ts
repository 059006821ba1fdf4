import type { Page } from '@playwright/test';
import { family, openForm } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const form = '/arabesk/winkelmandje?stap=gegevens';
const lead = 'Kijk na wat we al weten en vul aan wat ontbreekt.';

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

test('a form is there before the scripts: the club, the way back and what is asked, of no member, with links that lead on', async ({
  page,
}) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  const sent = await openingAt(page, form);
  for (const own of ['Peeters', 'Lars', family]) expect(sent).not.toContain(own);
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

  await page.unroute('**/assets/entry-*.js');
  await page.route('**/assets/entry-*.js', (route) => route.abort());
  await page.goto(form, { waitUntil: 'domcontentloaded' });
  await page.unroute('**/assets/entry-*.js');
  await page.getByRole('link', { name: 'Terug naar je winkelmandje' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje' })).toBeVisible();
});

test('the document of a member names the files and the first calls of its screen, and each is requested once', async ({
  page,
}) => {
  await openForm(page, 'ballet-6-8', 'Lars');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [form, '/dashboard']) {
    asked.length = 0;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')].map(
        ({ href }) => href,
      ),
    );
    expect(named).toEqual(expect.arrayContaining([expect.stringContaining('get_user_family_members')]));
    await expect.poll(() => named.filter((call) => !asked.includes(call))).toEqual([]);
    await page.waitForLoadState('networkidle');
    const calls = asked.filter((url) => url.includes('/api?'));
    expect(calls.filter((call) => named.includes(call)).toSorted()).toEqual(named.toSorted());
    if (address === form) await expectFilesOnce(page);
  }
});

async function expectFilesOnce(page: Page): Promise<void> {
  const { named, loaded } = await page.evaluate(() => ({
    named: [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => href,
    ),
    loaded: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  }));
  expect(named).toEqual(expect.arrayContaining([expect.stringContaining('/RegistrationStep-')]));
  expect(named).toEqual(expect.arrayContaining([expect.stringContaining('/memberShell-')]));
  expect(loaded).toEqual(expect.arrayContaining(named));
  expect(loaded.toSorted()).toEqual([...new Set(loaded)].toSorted());
}
