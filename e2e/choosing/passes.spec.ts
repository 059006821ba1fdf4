import { type Page, request } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

async function openAs(page: Page, member: string, path: string): Promise<void> {
  await logIn(page, family);
  await page.goto(path);
  const holders = page.getByRole('group', { name: 'Van wie?' });
  // The label covers the radio, so a person clicks the name.
  await holders.getByText(member, { exact: true }).click();
  await expect(holders.getByRole('radio', { name: member })).toBeChecked();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const firstOpen = (page: Page) => page.getByRole('button', { name: /^Reserveren Jazz/ }).first();
const said = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text);

/** Buys a card as a member of another family, and takes the last place of a lesson with it. */
async function takeLastPlace(baseURL = ''): Promise<void> {
  const somebody = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const call = async (operation: string, data: object = {}) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await somebody.post(`/api?q=${operation}`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const ask = async (operation: string) => {
    const answer = await somebody.get(`/api?q=${operation}&club=1&uid=${uid}`);
    return (await answer.json()).result;
  };
  await call('login', { mail: 'docent@example.org', password: 'demo-wachtwoord' });
  const { uid } = (await call('validate_auth')).user;
  await call('place_order', { club: 1, uid, tariffs: [], passes: [30], total: 50 });
  const [card] = (await ask('get_passes')).cards;
  const sessions: { nid: number; free: number }[] = await ask('get_pass_sessions');
  const last = sessions.find(({ free }) => free === 1);
  await call('reserve_pass', { club: 1, uid, card: card.id, session: last?.nid });
  await somebody.dispose();
}

async function creditOf(page: Page): Promise<number> {
  await page.goto('/arabesk/beurtenkaart');
  const card = page.getByRole('listitem').filter({ hasText: 'Onbeperkt geldig' });
  return Number(/(\d+) beurt/.exec(await card.innerText())?.[1]);
}

test('the passes show the credit, the lessons and the price of each card', async ({ page }) => {
  await openAs(page, 'An', '/arabesk/beurtenkaart');
  await expect(heading(page, 'Jouw kaarten')).toBeVisible();
  await expect(page).toHaveTitle(/^Beurtenkaart · Dansstudio Arabesk/);
  const cards = page.getByRole('region', { name: 'Jouw kaarten' }).getByRole('listitem');
  await expect(cards.first()).toContainText(/Beurtenkaart 10\s*4\s*beurten over\s*Onbeperkt geldig/);
  await expect(cards.nth(1)).toContainText(/Beurtenkaart 5\s*Vervallen/);
  const uses = page.getByRole('region', { name: 'Waarvoor gebruik je ze?' });
  await expect(uses.getByRole('listitem').filter({ hasText: 'Danscafé' })).toContainText('1 beurt');
  await expect(uses.getByRole('listitem').filter({ hasText: 'Jazz' })).toContainText('2 beurten');
  await expectAccessibleInBothThemes(page);
});

test('a pass goes into the cart and keeps its place there after Back', async ({ page }) => {
  await openAs(page, 'Lars', '/arabesk/beurtenkaart');
  await expect(heading(page, 'Lars heeft nog geen beurtenkaart')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Leg in winkelmandje Beurtenkaart 5' }).click();
  await expect(page).toHaveURL(/\/arabesk\/winkelmandje$/);
  await expect(page.getByText('Beurtenkaart 5').first()).toBeVisible();
  await expect(page.getByText(/€\s50,00/).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Zit in je winkelmandje Beurtenkaart 5' })).toBeVisible();
});

test('a paid pass reserves a lesson, and its log shows both moves', async ({ page }) => {
  await openAs(page, 'Noor', '/de-dolfijn/beurtenkaart');
  await page.getByRole('button', { name: 'Leg in winkelmandje Badenkaart 10' }).click();
  await expect(heading(page, 'Winkelmandje van Noor')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await orderButton(page, '45,00').click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  const paid = await payInCheckout(page);
  await expect(paid.getByText(/€\s45,00/).first()).toBeVisible();
  await paid.close();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Betaald, bedankt');
  await expect(page.getByText('Noor Peeters · Badenkaart 10')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Naar je beurtenkaart' }).click();
  await expect(page.getByRole('region', { name: 'Jouw kaarten' }).getByRole('listitem')).toContainText(
    /Badenkaart 10\s*10\s*beurten over/,
  );
  await page.getByRole('link', { name: 'Reserveer een les' }).click();
  await expect(page.getByText('Je hebt nog 10 beurten.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Reserveren Zwemtraining/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reserveren voor 1 beurt' }).click();
  await expect(said(page, 'Je les is gereserveerd. Op je kaart heb je nog 9 beurten.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Gereserveerd (1)' })).toBeVisible();

  await page.goto('/de-dolfijn/beurtenkaart/logboek');
  const log = page.getByRole('table', { name: 'Wat er met Badenkaart 10 gebeurde' });
  await expect(log.locator('tbody tr')).toHaveText([
    /Les gereserveerd: Zwemtraining.*−1.*9/,
    /Kaart gekocht.*\+10.*10/,
  ]);
  await expectAccessibleInBothThemes(page);
});

test('a lesson is reserved and cancelled by keyboard alone', async ({ page }) => {
  await openAs(page, 'An', '/arabesk/beurtenkaart/reserveren');
  await expect(page.getByText('Je hebt nog 4 beurten.')).toBeVisible();
  await expect(page.getByText('Volzet')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const button = firstOpen(page);
  const name = (await button.innerText()).replace(/\s+/g, ' ');
  const what = name.replace(/^Reserveren /, '');
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deze les reserveren?' });
  await expect(dialog).toContainText('Op je Beurtenkaart 10 blijven er 2 beurten over.');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Reserveren voor 2 beurten' }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Je les is gereserveerd. Op je kaart heb je nog 2 beurten.')).toBeVisible();
  await expect(page.getByText('Je hebt nog 2 beurten.')).toBeVisible();
  const giveBack = page.getByRole('button', { name: `Annuleren ${what}` });
  await expect(giveBack).toBeFocused();

  await page.getByRole('radio', { name: 'Gereserveerd (3)' }).press('Space');
  await expect(page).toHaveURL(/toon=eigen/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Annuleren Jazz/ })).toHaveCount(3);
  await giveBack.focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Deze reservatie annuleren?' });
  await expect(asked).toContainText('Je krijgt 2 beurten terug.');
  await expectAccessibleInBothThemes(page);
  await asked.getByRole('button', { name: 'Annuleer de reservatie' }).press('Enter');
  await expect(said(page, 'Je reservatie is geannuleerd. Je kreeg 2 beurten terug.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Gereserveerd (2)' })).toBeChecked();
  await expect(page.getByText('Je hebt nog 4 beurten.')).toBeVisible();
});

test('a retry after a lost answer has the same idempotency key and reserves once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  await openAs(page, 'An', '/arabesk/beurtenkaart/reserveren');
  const keys: (string | undefined)[] = [];
  await page.route('**/api?q=reserve_pass', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Reserveren Danscafé/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reserveren voor 1 beurt' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Reserveren is niet gelukt');
  await dialog.getByRole('button', { name: 'Reserveren voor 1 beurt' }).click();
  await expect(said(page, /^Je les is gereserveerd/)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await expect(page.getByText('Je hebt nog 3 beurten.')).toBeVisible();
});

test('reserving a lesson that filled up meanwhile shows an error and refreshes the list', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  await openAs(page, 'An', '/arabesk/beurtenkaart/reserveren');
  const credit = page.getByText(/^Je hebt nog \d+ beurten\.$/);
  const before = await credit.innerText();
  const lesson = page.getByRole('listitem').filter({ hasText: 'Nog 1 plaats' });
  const button = lesson.getByRole('button', { name: /^Reserveren Jazz/ });
  const what = (await button.innerText()).replace(/\s+/g, ' ').replace(/^Reserveren /, '');
  await button.click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /^Reserveren voor/ });
  await expect(confirm).toBeVisible();
  await takeLastPlace(baseURL);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Deze les is volzet.');
  await expect(confirm).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Terug' }).click();
  await expect(lesson).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Reserveren ${what}` })).toHaveCount(0);
  await expect(credit).toHaveText(before);
});

test('reloading a card places an order, and the moves in the log add up to the credit', async ({ page }) => {
  await openAs(page, 'An', '/arabesk/beurtenkaart');
  const before = await creditOf(page);
  await page.getByRole('link', { name: 'Herladen Beurtenkaart 10' }).click();
  await expect(heading(page, 'Beurtenkaart herladen')).toBeVisible();
  const chosen = page.getByRole('group', { name: 'Welke kaart?' });
  await expect(chosen.getByRole('radio', { name: /Beurtenkaart 10/ })).toBeChecked();
  await page.getByRole('radio', { name: /^10 beurten/ }).check();
  await expect(page.getByText(`Daarna staan er ${before + 10} beurten op je kaart.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /Herladen en betalen · €\s95,00/ }).click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);

  expect(await creditOf(page)).toBe(before + 10);
  await page.getByRole('link', { name: 'Logboek' }).click();
  const log = page.getByRole('table', { name: 'Wat er met Beurtenkaart 10 gebeurde' });
  await expect(log.getByRole('row').nth(1)).toContainText('Kaart herladen');
  await expectAccessibleInBothThemes(page);
  const rows = await log.locator('tbody tr').allInnerTexts();
  const turns = rows.map((row) => Number(/([+−]\d+)\s+\d+$/.exec(row.trim())?.[1]?.replace('−', '-')));
  expect(turns.reduce((sum, one) => sum + one, 0)).toBe(before + 10);
});

test('reloading at a changed price shows the new price before it orders', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/409/);
  // Shows an outdated price, as if it changed after the page was opened. The server must refuse it.
  await page.route('**/api?q=get_passes&*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const pass of answer.result.offered) if (pass.price === 50) pass.price = 47.5;
    await route.fulfill({ response, json: answer });
  });
  await openAs(page, 'An', '/arabesk/beurtenkaart/herladen');
  await page.getByRole('button', { name: /Herladen en betalen · €\s47,50/ }).click();
  await expect(page.getByRole('alert')).toContainText(/De prijs is intussen €\s50,00/);
  const agreed = page.getByRole('button', { name: /Herladen en betalen · €\s50,00/ });
  await expectAccessibleInBothThemes(page);
  await agreed.click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(page.getByText(/€\s50,00/).first()).toBeVisible();
});

test('an empty state explains a missing log, reload, pass and connection', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource/);
  await openAs(page, 'Lars', '/arabesk/beurtenkaart/logboek');
  await expect(heading(page, 'Er staat nog niets in het logboek')).toBeVisible();
  await page.goto('/arabesk/beurtenkaart/herladen');
  await expect(heading(page, 'Er is nog geen kaart om te herladen')).toBeVisible();
  await page.goto('/arabesk/beurtenkaart/reserveren');
  await expect(page.getByText('Je hebt geen beurten meer om te reserveren.')).toBeVisible();
  await page.goto('/kompas/beurtenkaart');
  await expect(heading(page, 'Deze club werkt niet met beurtenkaarten')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.route('**/api?q=get_passes&*', (route) => route.abort());
  await page.goto('/arabesk/beurtenkaart');
  await expect(page.getByRole('alert')).toContainText('Je hebt geen internet');
  await page.unroute('**/api?q=get_passes&*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(heading(page, 'Lars heeft nog geen beurtenkaart')).toBeVisible();
});
