import type { BrowserContext, Page } from '@playwright/test';
import { memberMenu } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ consoleGuard }) =>
  consoleGuard.expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

const main = (page: Page) => page.getByRole('main');
const choice = (page: Page, name: string, state: string) =>
  page.getByRole('group', { name: `Aanwezigheid van ${name}` }).getByRole('radio', { name: state });
const sent = (page: Page) =>
  page.getByRole('log').getByText('We hebben de aanwezigheden van op dit toestel verstuurd.');
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('clubpoort.unsent.')).length);

/** Opens a lesson of Jazz 12-15 jaar on a page that the service worker controls. */
async function openLesson(page: Page, index: number): Promise<string> {
  await logIn(page, 'docent@example.org');
  const response = await page.request.get('/api?q=get_course&club=1&course=jazz-tieners');
  const { result } = await response.json();
  const path = `/docent?les=${result.sessions[index].nid}`;
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeVisible();
  return path;
}

/** The states that the server has, in the order of the list. */
async function savedStates(page: Page, path: string): Promise<unknown[]> {
  const session = new URLSearchParams(path.split('?')[1]).get('les');
  const response = await page.request.get(`/api?q=get_teacher_session&session=${session}`);
  const { result } = await response.json();
  return result.participants.map(({ attendance }: { attendance: unknown }) => attendance);
}

async function keptPages(context: BrowserContext): Promise<number> {
  const [page] = context.pages();
  return page
    ? page.evaluate(async () => (await (await caches.open('clubpoort.kept-pages')).keys()).length)
    : 0;
}

test('marks made offline survive a reload, can be changed there, and are sent once the connection returns (4 taps, no fields)', async ({
  page,
  context,
}) => {
  const path = await openLesson(page, 1);
  await choice(page, 'Noor Peeters', 'Aanwezig').check();
  await expect.poll(() => keptPages(context)).toBe(1);
  await context.setOffline(true);
  await choice(page, 'Yasmina Benali', 'Verwittigd').check();
  await choice(page, 'Fien Verhaeghe', 'Aanwezig').check();
  const strip = main(page).locator('[data-sticky-bar]').getByRole('status').first();
  await expect(strip).toHaveText(
    'Geen internet. 3 van 4 bewaard op dit toestel. We versturen ze zodra het weer kan.',
  );
  await expectAccessibleInBothThemes(page);

  await test.step('a reload without a connection shows the list with the marks', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Jazz 12-15 jaar/ })).toBeVisible();
    await expect(page.getByText(/^Geen internet\. 3 van 4 bewaard op dit toestel\./)).toBeVisible();
    await expect(choice(page, 'Noor Peeters', 'Aanwezig')).toBeChecked();
    await expect(choice(page, 'Yasmina Benali', 'Verwittigd')).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await choice(page, 'Amélie Van den Bossche', 'Afwezig').check();
    await page.reload();
    await expect(choice(page, 'Amélie Van den Bossche', 'Afwezig')).toBeChecked();
  });

  await test.step('the connection returns, and the server gets the whole list by itself', async () => {
    await context.setOffline(false);
    await expect(sent(page)).toBeVisible();
    await expect(choice(page, 'Amélie Van den Bossche', 'Afwezig')).toBeChecked();
    expect(await savedStates(page, path)).toEqual(['absent', 'present', 'present', 'excused']);
    expect(await unsent(page)).toBe(0);
    await expect.poll(() => keptPages(context)).toBe(0);
  });
});

test('a logout with marks that the server refuses asks first, and deletes nothing unless the teacher says so', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  const path = await openLesson(page, 4);
  await choice(page, 'Noor Peeters', 'Afwezig').check();
  const session = Number(new URLSearchParams(path.split('?')[1]).get('les'));
  const attendance = [{ participant: 17, state: 'present' }];
  const other = await page.request.post('/api?q=save_attendance', {
    data: { session, version: 0, attendance },
  });
  expect(other.status()).toBe(200);

  const pressLogOut = async () => {
    await memberMenu(page).click();
    await page.getByRole('button', { name: 'Afmelden', exact: true }).click();
  };
  await pressLogOut();
  const question = page.getByRole('dialog', { name: 'Er staan nog aanwezigheden op dit toestel' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Blijf aangemeld' }).click();
  await expect(question).toHaveCount(0);
  await expect(choice(page, 'Noor Peeters', 'Afwezig')).toBeChecked();
  expect(await unsent(page)).toBe(1);

  await pressLogOut();
  await question.getByRole('button', { name: 'Afmelden en wissen' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => unsent(page)).toBe(0);
});

test('the marks of a teacher wait for her when somebody else uses the device', async ({ page, context }) => {
  const path = await openLesson(page, 5);
  await context.setOffline(true);
  await choice(page, 'Noor Peeters', 'Verwittigd').check();
  await expect.poll(() => unsent(page)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  await logIn(other, 'ouder@example.org');
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await unsent(other)).toBe(1);
  await logIn(other, 'docent@example.org');
  await other.goto('/dashboard');
  await expect(sent(other)).toBeVisible();
  expect(await savedStates(other, path)).toEqual([null, null, 'excused', null]);
});
