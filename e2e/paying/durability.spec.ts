import { testStart } from '#tests/support/clock/testStart.ts';
import { orderButton } from '../support/journey/orderButton.ts';
import { acceptConditions, answerEverything, openForm } from '../support/person/registering.ts';
import { startPortalServer } from '../support/server/startPortalServer.ts';
import { expect, test } from '../support/test.ts';

test('a confirmed registration survives kill -9 of the server', async ({ page, portal, consoleGuard }) => {
  // Two servers start in this test, which takes minutes on a busy machine.
  test.setTimeout(240_000);
  // The page may send the emptied cart at the moment at which the server dies.
  consoleGuard.expectError(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  await openForm(page, 'hedendaags-volwassenen', 'An');
  await answerEverything(page);
  await acceptConditions(page);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  const confirmation = page.getByRole('main');
  await expect(confirmation.getByText('An Peeters · Hedendaags voor volwassenen')).toBeVisible();
  const before = await confirmation.innerText();

  await portal.stop('SIGKILL');
  const { dataFolder, origin } = portal;
  const again = await startPortalServer({
    dataFolder,
    port: Number(new URL(origin).port),
    startsAt: testStart,
  });
  try {
    await page.reload();
    await expect(confirmation.getByText('An Peeters · Hedendaags voor volwassenen')).toBeVisible();
    expect(await confirmation.innerText()).toBe(before);
  } finally {
    await again.stop();
  }
});
