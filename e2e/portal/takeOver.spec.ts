import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectTakenOver, openRendered } from '../support/screen/openRendered.ts';
import { expect, test } from '../support/test.ts';

/** Those without a club come first: after a club's page they show the club that was visited last. */
const publicPages = [
  '/',
  '/gebruiksvoorwaarden',
  '/?zoek=arabesk',
  '/arabesk',
  '/p/arabesk',
  '/arabesk/cursussen',
  '/arabesk/cursussen?zoek=ballet&dag=wo',
  '/arabesk/activiteiten',
  '/arabesk/ticketverkoop',
  '/arabesk/ballet-6-8',
  '/arabesk/lentevoorstelling',
  '/arabesk/webshop',
  '/arabesk/webshop/categorie/kleding',
  '/arabesk/webshop/balletschoenen',
  '/arabesk/formulieren',
  '/arabesk/voorwaarden',
];

test('taking over a page repeats no request: a visitor’s browser asks for the session alone', async ({
  page,
  traffic,
}) => {
  test.slow();
  for (const path of publicPages) {
    await test.step(path, async () => {
      const called = new Set<string>();
      const note = (url: string) => {
        const operation = new URL(url).searchParams.get('q');
        if (operation !== null && operation !== 'render_preview') called.add(operation);
      };
      await openRendered(page, path);
      page.on('request', (request) => note(request.url()));
      await page.reload();
      await expectTakenOver(page);
      await traffic.toEnd(page);
      page.removeAllListeners('request');
      expect([...called], path).toEqual(['validate_auth']);
    });
  }
});

test('the HTML for a parent holds nothing of the parent, and is that of a visitor', async ({ page }) => {
  const html = async (path: string) =>
    (await page.request.get(path, { headers: { 'sec-fetch-mode': 'navigate' } })).text();
  await openRendered(page, '/arabesk/ballet-6-8');
  const ofVisitor = await html('/arabesk/ballet-6-8');
  await logIn(page, family);
  const ofParent = await html('/arabesk/ballet-6-8');
  const withoutTime = (text: string) => text.replaceAll(/"(now|dataUpdatedAt|dehydratedAt)":\d+/g, '');
  expect(withoutTime(ofParent)).toBe(withoutTime(ofVisitor));
  expect(ofParent).not.toContain('Peeters');
  expect(ofParent).not.toContain('ouder@example.org');
});

test.describe('before the scripts have loaded', () => {
  /** Holds the portal's script back. */
  async function holdScript(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  test('a button that is pressed does its work as soon as it can', async ({ page }) => {
    // The bottom bar is on a phone alone.
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await holdScript(page);
    await openRendered(page, '/arabesk');
    const more = page.getByRole('button', { name: 'Meer' });
    await more.click();
    await expect(more).toHaveCSS('opacity', '0.6');
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a button that leads to another page is followed, although the guard looks at this page again', async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/de-zwaluw/kleuterturnen');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Inschrijven/ })
      .click();
    letGo();
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  });

  test('what is typed into the search is kept, searched for, and typed on', async ({ page }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('arab');
    letGo();
    await expectTakenOver(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('esk');
    await expect(search).toHaveValue('arabesk');
    await expect(page.getByText('1 club gevonden')).toBeVisible();
  });

  test('who may be logged in gets the shell, and not the page of a visitor', async ({ page }) => {
    await logIn(page, family);
    const letGo = await holdScript(page);
    await openRendered(page, '/arabesk');
    await expect(page.locator('#root')).toHaveText('Dansstudio Arabesk · Clubpoort');
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toHaveCount(0);
  });
});

test('an unknown club and an unknown course have status 404, and say so', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/status of 404/);
  const missing = await page.goto('/arabesk/bestaat-niet');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We vinden deze pagina niet' })).toBeVisible();
  expect((await page.goto('/bestaat-niet'))?.status()).toBe(404);
});

test('a search text with HTML stays text in the page and in its data', async ({ page }) => {
  await openRendered(
    page,
    `/arabesk/cursussen?zoek=${encodeURIComponent('</script><script>alert(1)</script>')}`,
  );
  await expectTakenOver(page);
  await expect(page.getByRole('searchbox')).toHaveValue('</script><script>alert(1)</script>');
});
