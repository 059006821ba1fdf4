import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { logIn } from './support/logIn.ts';
import { expect, test } from './support/test.ts';

/** What can become of a call on its way. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { errors: ['Er is iets misgegaan'], code: 'internal' } }),
  'answers 502 with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers a page instead of JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Onderhoud</title>' }),
  'answers half of its JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"result":[{"nid":1,' }),
  'is down': (route) => route.abort('connectionrefused'),
};

interface Faulty {
  readonly screen: string;
  readonly path: string;
  readonly operation: string;
  /** What stands on the screen once the call goes through. */
  readonly mended: (page: Page) => Promise<void>;
}

const visitorScreens: readonly Faulty[] = [
  {
    screen: 'the club page',
    path: '/arabesk',
    operation: 'get_club_by_url',
    mended: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible(),
  },
  {
    screen: 'the course list',
    path: '/arabesk/cursussen',
    operation: 'get_courses',
    mended: (page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'Ballet 6-8 jaar' })).toBeVisible(),
  },
  {
    screen: 'a course',
    path: '/arabesk/ballet-6-8',
    operation: 'get_course',
    mended: (page) => expect(page.getByRole('heading', { level: 1, name: 'Ballet 6-8 jaar' })).toBeVisible(),
  },
];

for (const { screen, path, operation, mended } of visitorScreens) {
  for (const [name, fail] of Object.entries(faults)) {
    test(`${screen} stays clear when ${operation} ${name}`, async ({ page, consoleGuard }) => {
      consoleGuard.expectError(/Failed to load resource/);
      await page.route(`**/api?q=${operation}*`, fail);
      await page.goto(path);
      await expectRetry(page);
      await page.unroute(`**/api?q=${operation}*`);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await mended(page);
    });
  }
}

test('a refused login says one thing and keeps what was typed', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/401/);
  for (const mail of ['ouder@example.org', 'niemand@example.org']) {
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd-wachtwoord');
    await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toHaveValue(mail);
    await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('verkeerd-wachtwoord');
  }
  await expectAccessible(page);
});

test('a login that the server does not answer keeps what was typed', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource/);
  await page.route('**/api?q=login', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('ouder@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /verbinding/i })).toBeVisible();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('demo-wachtwoord');
  await page.unroute('**/api?q=login');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a form that cannot be loaded offers another try and keeps the cart', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource/);
  await logIn(page, 'ouder@example.org');
  await page.goto('/arabesk/jazz-volwassenen');
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'An Peeters' }).check();
  await page.route('**/api?q=get_combined_course_registration_form', (route) =>
    route.abort('connectionrefused'),
  );
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expectRetry(page);
  await page.unroute('**/api?q=get_combined_course_registration_form');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('An');
});

test('an unknown club leads home, which says why', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  await page.goto('/bestaat-niet/cursussen');
  await expect(page).toHaveURL(/\/\?redirect=%2Fbestaat-niet%2Fcursussen.*requiresClub/);
  await expect(page.getByRole('searchbox', { name: /club/ })).toBeVisible();
  await expectAccessible(page);
});

async function expectRetry(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expectAccessible(page);
}
