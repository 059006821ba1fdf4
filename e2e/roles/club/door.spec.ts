import type { Page } from '@playwright/test';
import { lessonToday } from '../../support/journey/lessonToday.ts';
import { showCode, withFakeCamera } from '../../support/person/fakeCamera.ts';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

test.use(withFakeCamera);

const main = (page: Page) => page.getByRole('main');

/** The code and the name of a ticket that An's family has for an event to come. */
async function ticketOf(page: Page) {
  await logIn(page, 'ouder@example.org');
  const answer = await page.request.get('/api?q=get_tickets&club=1');
  const { result } = await answer.json();
  const event = result.find(({ isPast }: { isPast: boolean }) => !isPast);
  const ticket = event.tickets.find(({ state }: { state: string }) => state === 'valid');
  await page.context().clearCookies();
  return { event: String(event.title), name: String(ticket.name), code: String(ticket.code) };
}

test('who stands at the door scans a ticket once, goes on without a connection, and takes it back (7 taps, 1 field)', async ({
  page,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  const { event, name, code } = await ticketOf(page);
  await showCode(code);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/deur');

  await test.step('admits who shows a valid ticket', async () => {
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('link', { name: event, exact: true }).click();
    await main(page).getByRole('button', { name: 'Start de camera' }).click();
    await expect(main(page).getByText('Welkom')).toBeVisible({ timeout: 30_000 });
    await expect(main(page).getByText(name).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('says that the same ticket is used', async () => {
    // A code that stays before the camera counts once.
    await main(page).getByRole('button', { name: 'Stop de camera' }).click();
    await main(page).getByRole('button', { name: 'Start de camera' }).click();
    await expect(
      main(page)
        .getByText(/^Al gebruikt om/)
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await main(page).getByRole('button', { name: 'Stop de camera' }).click();
  });

  await test.step('goes on without a connection', async () => {
    consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(main(page).getByText('Geen verbinding. Je kan verder scannen.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(main(page).getByText(/Geen verbinding/)).toBeHidden();
  });

  await test.step('finds another visitor by name, and takes that back', async () => {
    await main(page).getByLabel('Zoek op naam').fill('lars');
    await expectAccessibleInBothThemes(page);
    await main(page)
      .getByRole('button', { name: /^Laat binnen \(Lars/ })
      .first()
      .click();
    await main(page).getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect(main(page).getByText('Weer buiten')).toBeVisible();
  });
});

test('a pass is scanned at the door of a lesson, pays once, and gets its turns back (4 taps, no fields)', async ({
  page,
}) => {
  const { nid, code } = await lessonToday(page);
  await showCode(code);
  await page.goto('/arabesk/beheer/deur');
  await main(page).getByRole('link', { name: 'Jazz voor volwassenen' }).click();
  await main(page).getByRole('button', { name: 'Start de camera' }).click();
  await expect(main(page).getByText('Welkom')).toBeVisible({ timeout: 30_000 });
  await expect(main(page).getByText('nog 4 beurten voor deze les').first()).toBeVisible();
  await main(page).getByRole('button', { name: 'Stop de camera' }).click();
  await expectAccessibleInBothThemes(page);
  const turns = async () => {
    const answer = await page.request.get(`/api?q=get_door_lesson&club=1&session=${nid}`);
    const { result } = await answer.json();
    return result.tickets.find(({ id }: { id: string }) => id === 'p1').turns;
  };
  // A person who paid is expected, and so comes in without another turn.
  await expect.poll(turns).toBe(null);
  await main(page).getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(main(page).getByText('Weer buiten')).toBeVisible();
  await expect.poll(turns).toBe(4);
});

test.describe('on a device that keeps pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a door that is opened anew without a connection keeps its list and its scans, and sends them later (2 taps, 1 field)', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.expectError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await logIn(page, 'beheer@example.org');
    const { result: events } = await (await page.request.get('/api?q=get_door_events&club=1')).json();
    const event = events.find(({ title }: { title: string }) => title.startsWith('Lentevoorstelling'));
    const asked = await page.request.get(`/api?q=get_door_list&club=1&event=${event.nid}`);
    const [one, other] = (await asked.json()).result.tickets
      .filter(({ state }: { state: string }) => state === 'valid')
      .map(({ name }: { name: string }) => name);
    await page.clock.setSystemTime(event.start * 1000);
    const path = `/arabesk/beheer/deur?evenement=${event.nid}`;
    const found = (text: RegExp) => main(page).getByRole('listitem').filter({ hasText: text }).first();
    const admit = async (name: string) => {
      await main(page).getByLabel('Zoek op naam').fill(name);
      await main(page)
        .getByRole('button', { name: /^Laat binnen/ })
        .first()
        .click();
      await expect(main(page).getByText('Welkom')).toBeVisible();
    };
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(main(page).getByLabel('Zoek op naam')).toBeVisible();
    await expect.poll(() => keptKeys(page)).toEqual([`/kept-door/${event.nid}`, path].toSorted());

    await test.step('notes who comes in without a connection', async () => {
      await context.setOffline(true);
      await admit(one);
      await expect(main(page).getByText('Geen verbinding. 1 scan wacht op dit toestel.')).toBeVisible();
    });

    await test.step('opens again, and knows who came in', async () => {
      await page.reload();
      await expect(main(page).getByRole('heading', { level: 1, name: event.title })).toBeVisible();
      await expect(main(page).getByText('Geen verbinding. 1 scan wacht op dit toestel.')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await admit(other);
      await expect(main(page).getByText('Geen verbinding. 2 scans wachten op dit toestel.')).toBeVisible();
      await main(page).getByLabel('Zoek op naam').fill(one);
      await expect(found(/Al gebruikt om/)).toBeVisible();
    });

    await test.step('sends everything once the connection is back', async () => {
      await context.setOffline(false);
      await expect(main(page).getByRole('link', { name: 'Ander evenement' })).toBeVisible({
        timeout: 30_000,
      });
      await expect.poll(() => unsentKeys(page)).toEqual([]);
      const state = await page.request.post('/api?q=sync_door', {
        data: { club: 1, event: event.nid, device: 'ander-toestel', scans: [] },
      });
      expect((await state.json()).result.used).toHaveLength(2);
    });
  });
});

function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('clubpoort.kept-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).toSorted();
  });
}

function unsentKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('clubpoort.unsent.')));
}
