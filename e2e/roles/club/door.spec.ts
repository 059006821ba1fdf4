import type { Page } from '@playwright/test';
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
    await expect(page.getByText(/is weer buiten/)).toBeVisible();
  });
});
