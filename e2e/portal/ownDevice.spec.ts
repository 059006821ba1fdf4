import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.ts';
import { shiftDate } from '#tests/support/clock/shiftDate.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logOut } from '../support/journey/portalMenus.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** A copy of the portal, whose service worker has the day of the test too: it deletes what is kept when its day is over. */
const portalDir = mkdtempSync(join(tmpdir(), 'clubpoort-portal-'));
cpSync(process.env.PORTAL_DIR ?? join(root, 'dist'), portalDir, { recursive: true });
const worker = join(portalDir, 'service-worker.js');
const offset = testStart.getTime() - Date.now();
writeFileSync(worker, `(${shiftDate})(${offset});\n${readFileSync(worker, 'utf8')}`);

test.use({ portalEnv: { PORTAL_DIR: portalDir }, serviceWorkers: 'allow' });
test.beforeEach(({ consoleGuard }) =>
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/),
);

/** Logs in on the screen, and waits for the service worker. */
async function logInHere(page: Page, mail: string, stays: boolean): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  if (stays) await page.getByRole('checkbox', { name: /^Blijf aangemeld op dit toestel/ }).check();
  await page.getByRole('button', { name: 'Aanmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('clubpoort.kept-pages'))) return [];
    const keys = await (await caches.open('clubpoort.kept-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

test('an own device opens tickets, cards and the calendar offline without a tap, and keeps nothing after the logout', async ({
  page,
  context,
}) => {
  await logInHere(page, family, true);
  await expect
    .poll(async () => (await keptPaths(page)).toSorted())
    .toEqual(expect.arrayContaining(['/arabesk/tickets', '/calendar', '/lidkaarten']));
  await page.goto('/lidkaarten');
  await expect(page.getByText('Dit staat ook zonder internet klaar op dit toestel')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/arabesk/tickets');
  await expect(page.getByRole('img', { name: /^QR-code van het ticket.*Lars Peeters/ })).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByText(/Noor Peeters/).first()).toBeVisible();
  await page.goto('/lidkaarten');
  await expect(page.getByRole('img', { name: /^QR-code van de lidkaart/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.setOffline(false);
  await page.goto('/arabesk');
  await logOut(page);
  await expect.poll(() => keptPaths(page)).toEqual([]);
});

test('a shared device keeps nothing by itself', async ({ page }) => {
  await logInHere(page, family, false);
  await page.goto('/arabesk/tickets');
  await expect(page.getByRole('button', { name: 'Bewaar op dit toestel' })).toBeVisible();
  expect(await keptPaths(page)).toEqual([]);
});

test('a teacher opens the next lesson offline with phone numbers and allergies, and marks it on the same screen', async ({
  page,
  context,
}) => {
  await logInHere(page, 'docent@example.org', true);
  await expect.poll(() => keptPaths(page)).toContain('/docent');
  const [path = ''] = (await keptPaths(page)).filter((one) => one.startsWith('/docent?les='));
  await page.goto(path);
  await expect(page.getByText('Deze les staat ook zonder internet klaar op dit toestel')).toBeVisible();
  const cards = () =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('group') });
  const online = await cards().allInnerTexts();
  await context.setOffline(true);
  await page.goto('/docent');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Allergisch voor noten.', { exact: false })).toBeVisible();
  expect(await cards().allInnerTexts()).toEqual(online);
  await page.getByRole('button', { name: 'Zet iedereen op aanwezig' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ aanwezig$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.setOffline(false);
  await expect(
    page.getByRole('log').getByText('We hebben de aanwezigheden van op dit toestel verstuurd.'),
  ).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain(path);
});
