import { appendFileSync, copyFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.ts';
import { logOut } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
import { expect, test } from '../support/test.ts';

/** A copy of the portal, whose files a test replaces as a deploy does. */
const portalDir = mkdtempSync(join(tmpdir(), 'clubpoort-portal-'));
cpSync(process.env.PORTAL_DIR ?? join(root, 'dist'), portalDir, { recursive: true });
const worker = join(portalDir, 'service-worker.js');

test.use({ portalEnv: { PORTAL_DIR: portalDir }, serviceWorkers: 'allow' });

/** Opens a page and reloads it, because the service worker does not control the first page on a device. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The paths of everything that any cache of the portal holds. */
function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

test('an offline page shows that there is no connection and continues once there is one', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openControlled(page, '/arabesk');
  await context.setOffline(true);
  await page.goto('/arabesk/cursussen');
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bewaard op dit toestel' })).toBeHidden();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeVisible();
});

test('the caches hold no page and no answer until a person keeps the calendar, which is then readable offline and deleted at the logout', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await logIn(page, family);
  await openControlled(page, '/calendar');
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/favicon.svg',
    '/manifest.webmanifest',
    '/offline.css',
    '/offline.html',
    '/offline.js',
  ]);
  await page.getByRole('button', { name: 'Bewaar op dit toestel' }).click();
  await expect(page.getByRole('button', { name: 'Bewaard op dit toestel', pressed: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/calendar?maand=2027-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  await expect(page.getByText(/^Bewaard op \d/)).toBeVisible();
  await expect(page.getByText(/Noor Peeters/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/arabesk');
  const kept = page.getByRole('link', { name: 'Kalender' });
  await kept.click();
  await expect(page).toHaveURL(/calendar/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  await context.setOffline(false);
  await page.goto('/arabesk');
  await logOut(page);
  await expect.poll(() => page.evaluate(() => caches.has('clubpoort.kept-pages'))).toBe(false);
  await context.setOffline(true);
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
});

test('a phone shows its kept calendar offline after "Overal afmelden" elsewhere, and clears it once it is online', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await logIn(page, family);
  await openControlled(page, '/calendar');
  await page.getByRole('button', { name: 'Bewaar op dit toestel' }).click();
  await expect(page.getByRole('button', { name: 'Bewaard op dit toestel', pressed: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('clubpoort.draft.registration', '{}'));
  await context.setOffline(true);
  await request.post('/api?q=login', { data: { mail: family, password: 'demo-wachtwoord' } });
  expect((await request.post('/api?q=log_out_everywhere', { data: {} })).status()).toBe(200);
  await page.goto('/calendar');
  await expect(page.getByText(/^Bewaard op \d/)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible();
  const stored = () =>
    page.evaluate(async () => [
      await caches.has('clubpoort.kept-pages'),
      localStorage.getItem('clubpoort.login'),
      localStorage.getItem('clubpoort.draft.registration'),
    ]);
  expect(await stored()).toEqual([false, null, null]);
});

test('a new version waits for consent and offers nothing while a form has unsaved answers', async ({
  page,
}) => {
  await logIn(page, family);
  await openControlled(page, '/profiel');
  const phone = page.getByRole('textbox', { name: /^Telefoon/ });
  const before = await phone.inputValue();
  await phone.fill('0470 12 34 57');
  appendFileSync(worker, '\n// A newer version.');
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  const newer = 'Er is een nieuwe versie';
  const offer = page.getByText(newer, { exact: true });
  await expect(offer).toBeHidden();
  await phone.fill(before);
  await expect(offer).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await unfoldBanner(page, newer);
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: 'Vernieuw de pagina' }).click();
  await page.waitForFunction((origin) => performance.timeOrigin !== origin, begun);
  await expect(page.getByRole('heading', { level: 1, name: /^Profiel/ })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
});

test('the kill switch removes the service worker and its caches from a device', async ({ page }) => {
  await openControlled(page, '/arabesk');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  copyFileSync(join(portalDir, 'service-worker-off.js'), worker);
  await lookForUpdate(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  // The offer of a new version may push the link away between the press and the release of the mouse: a person presses again.
  await expect(async () => {
    await page.getByRole('link', { name: 'Cursussen' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
});
