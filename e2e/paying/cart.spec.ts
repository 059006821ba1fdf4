import type { Locator, Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { orderButton } from '../support/journey/orderButton.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { acceptConditions, answerEverything, chooseFor, family } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** The `uid` of each member of the demo family. */
const uids = { An: 1, Noor: 2, Lars: 3, Mila: 4 } as const;
const arabesk = 1;

interface Held {
  readonly member: keyof typeof uids;
  /** In the format of web storage. */
  readonly items: Readonly<Record<string, unknown>>;
}

/** Fills the cart of one member and opens its screen. */
async function openCart(page: Page, { member, items }: Held): Promise<void> {
  await logIn(page, family);
  await page.goto('/arabesk');
  await page.evaluate((uid) => {
    const selection = { uid, loginUid: 1, timestamp: Date.now() };
    localStorage.setItem('clubpoort.selected-member', JSON.stringify(selection));
  }, uids[member]);
  await fillCart(page, { club: arabesk, uid: uids[member], items });
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { level: 1, name: `Winkelmandje van ${member}` })).toBeVisible();
  await expect(totals(page)).toHaveAttribute('aria-busy', 'false');
}

function totals(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Totaal' });
}

/** Matches an amount such as `€ 185,00`, which the portal writes with a non-breaking space. */
function euros(amount: string): RegExp {
  return new RegExp(`€\\s${amount}`);
}

async function enterVoucher(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Kortingscode' });
  if (!(await field.isVisible()))
    await page.getByRole('button', { name: 'Heb je een kortingscode?' }).click();
  await field.fill(code);
  await field.press('Enter');
}

const ballet = { tariffs: [1021] };
const shirt = { products: { 6302: 1 } };
const weekend = { tariffs: [1241] };

test('a voucher counts in the price; an invalid voucher is removed with a notice', async ({ page }) => {
  await openCart(page, { member: 'Lars', items: ballet });
  await enterVoucher(page, 'WELKOM10');
  await expect(totals(page)).toContainText(euros('166,50'));
  await expect(totals(page)).toContainText(/Kortingen\s*€\s-18,50/);
  await expect(page.getByRole('textbox', { name: 'Kortingscode' })).toHaveValue('');
  await enterVoucher(page, 'welkom10');
  await expect(page.getByText('Deze kortingscode staat al in je winkelmandje.')).toBeVisible();
  await enterVoucher(page, 'VORIGJAAR');
  const notices = page.getByRole('log', { name: 'Meldingen' });
  await expect(notices).toContainText('Kortingscode niet geldig');
  await expect(notices).toContainText(
    'Deze kortingscode is niet geldig of kan niet gecombineerd worden en werd verwijderd uit je winkelmandje.',
  );
  await expect(page.getByRole('list', { name: 'Gebruikte kortingscodes' }).getByRole('listitem')).toHaveText([
    'WELKOM10',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Verwijder kortingscode WELKOM10' }).click();
  await expect(totals(page)).toContainText(euros('185,00'));
});

test('what may be paid in parts shows its payment plan, and an invalid UiTPAS number is refused', async ({
  page,
}) => {
  await openCart(page, { member: 'Lars', items: ballet });
  await page.getByRole('radio', { name: 'Gespreid' }).check();
  const parts = page.getByRole('list', { name: 'Wanneer je wat betaalt' }).getByRole('listitem');
  await expect(parts).toHaveCount(3);
  await expect(parts.first()).toContainText('Vandaag');
  await expect(totals(page)).toContainText('Nu te betalen');
  const card = page.getByRole('textbox', { name: 'UiTPAS-nummer van Lars Peeters' });
  await card.fill('123');
  await card.press('Enter');
  await expect(page.getByText('Een UiTPAS-nummer heeft 13 cijfers.')).toBeVisible();
  await card.fill('0900000009999');
  await card.press('Enter');
  await expect(page.getByRole('log', { name: 'Meldingen' })).toContainText('UiTPAS probleem');
  await expect(card).toHaveValue('0900000009999');
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Gespreid' })).toBeChecked();
  await expect(card).toHaveValue('');
});

test('a cart of products shows its backorder, and a double click orders them once without a form', async ({
  page,
}) => {
  await openCart(page, { member: 'An', items: { products: { 6302: 1, 6104: 2 } } });
  const shoes = page.getByRole('listitem').filter({ hasText: 'Balletschoenen' });
  await shoes.getByRole('button', { name: 'Meer' }).click();
  await expect(shoes).toContainText('1 van de 3 wordt later geleverd');
  await expect(shoes).toContainText(euros('79,50'));
  await shoes.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(shoes).toBeHidden();
  await expectAccessible(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('q=place_order')) orders.push(request.postData() ?? '');
  });
  await orderButton(page, '18,00').dblclick();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  expect(orders).toHaveLength(1);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { name: 'Je winkelmandje is leeg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeHidden();
});

test('a product that is shipped needs an address before the order', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/409/);
  await openCart(page, { member: 'Mila', items: { products: { 6501: 1 } } });
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We hebben je adres nodig');
  await page.getByRole('link', { name: 'Vul je adres in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Mila' })).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar je winkelmandje' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van Mila' })).toBeVisible();
});

test.describe('with a clock that is a day ahead', () => {
  test.use({ pageClock: 'test' });

  test('the timer warns, is extended, and disappears with the last hold', async ({ page, consoleGuard }) => {
    consoleGuard.expectError(/409/);
    await page.clock.install({ time: testStart.getTime() + 24 * 3_600_000 });
    await openCart(page, { member: 'An', items: weekend });
    const hold = page.getByRole('region', { name: 'Reservatie' });
    await expect(hold.getByRole('timer')).toContainText(/1[45]:\d\d/);
    await expect(hold).toContainText('Je kan nog 2 keer verlengen.');
    await expectAccessibleInBothThemes(page);
    await page.clock.fastForward('10:30');
    await expect(hold.getByRole('status')).toHaveText('Je plaatsen zijn nog 5 minuten gereserveerd.');
    await page.clock.fastForward('02:45');
    await expect(hold.getByRole('status')).toHaveText('Je plaatsen zijn nog 2 minuten gereserveerd.');
    await expectAccessibleInBothThemes(page);
    await hold.getByRole('button', { name: 'Verleng tot 15 minuten' }).click();
    await expect(hold).toContainText('Je kan nog één keer verlengen.');
    await expect(hold.getByRole('timer')).toContainText(/1[45]:\d\d/);
    await expect(hold.getByRole('status')).toHaveText('Je plaatsen zijn weer 15 minuten gereserveerd.');
    await page.getByRole('button', { name: /^Verwijderen.*Stage hedendaags/ }).click();
    await expect(hold).toBeHidden();
  });
});

test('an expired hold stays visible in the cart and blocks the order until it is renewed', async ({
  page,
}) => {
  // Changes the response to that of sixteen minutes later.
  await page.route('**/api?q=compile_public_registration_invoice', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { now } = answer.result.reservation;
    for (const item of answer.result.items) if (item.has_instant) item.expires = now - 60;
    answer.result.reservation.expires = now - 60;
    await route.fulfill({ response, json: answer });
  });
  await openCart(page, { member: 'An', items: weekend });
  const line = page.getByRole('listitem').filter({ hasText: 'Stage hedendaags' });
  await expect(line).toContainText('Niet meer gereserveerd');
  await expect(page.getByRole('link', { name: /^Verder/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/api?q=compile_public_registration_invoice');
  await page.getByRole('button', { name: 'Opnieuw reserveren' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(line).not.toContainText('Niet meer gereserveerd');
  await page.getByRole('link', { name: /^Verder/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van An' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('Undo restores an emptied cart with its seats, and a removed line', async ({ page }) => {
  const seats = { event: 131, places: [{ tariff: 1311, nid: 51_003, quantity: 1 }] };
  await logIn(page, family);
  const held = await page.request.post('/api?q=hold_seats', {
    data: { club: arabesk, uid: uids.An, event: 131, seats: seats.places },
  });
  expect(held.status(), await held.text()).toBe(200);
  await openCart(page, { member: 'An', items: { ...shirt, seats } });
  const seat = page.getByRole('listitem').filter({ hasText: 'Lentevoorstelling' });
  await expect(seat).toContainText(/stoel 3 · gereserveerd tot \d\du\d\d/);
  await page.getByRole('button', { name: 'Maak winkelmandje leeg' }).click();
  await expect(page.getByRole('heading', { name: 'Je winkelmandje is leeg' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(seat).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'T-shirt' })).toBeVisible();
  await seat.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(seat).toBeHidden();
  await expect(page.getByRole('region', { name: 'Reservatie' })).toBeHidden();
  await expect(page.getByText(/Lentevoorstelling.* is verwijderd\./)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(seat).toContainText(/stoel 3 · gereserveerd tot/);
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeHidden();
});

async function switchTo(page: Page, from: string, to: string): Promise<Locator> {
  await page.goto('/arabesk');
  await page.getByRole('button', { name: `${from} Peeters, kies gezinslid` }).click();
  await page.getByRole('button', { name: `${to} Peeters`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Afrekenen per gezinslid' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('another member: the dialog offers to check out, to move the allowed items or to empty the cart', async ({
  page,
}) => {
  await openCart(page, { member: 'Lars', items: { ...ballet, ...shirt } });
  const dialog = await switchTo(page, 'Lars', 'Noor');
  await expect(dialog).toContainText(
    'Je leeftijd valt buiten de restricties voor Ballet 6-8 jaar (Heel seizoen).',
  );
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Nu afrekenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van Lars' })).toBeVisible();

  await (await switchTo(page, 'Lars', 'Noor')).getByRole('button', { name: 'Meenemen' }).click();
  await expect(page.getByRole('log', { name: 'Meldingen' })).toContainText('Cursus verwijderd');
  await expect(page.getByRole('button', { name: 'Noor Peeters, kies gezinslid' })).toBeVisible();
  await page.getByRole('link', { name: /^Winkelmandje, 1 item/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van Noor' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'T-shirt' })).toBeVisible();

  const last = await switchTo(page, 'Noor', 'Lars');
  await last.getByRole('button', { name: 'Leegmaken en verdergaan' }).click();
  await expect(page.getByRole('link', { name: 'Winkelmandje, leeg' })).toBeVisible();
});

test('another member: the dialog opens on a screen without a club too', async ({ page }) => {
  await openCart(page, { member: 'Lars', items: shirt });
  await page.goto('/profiel');
  await page.getByRole('button', { name: 'Lars Peeters, kies gezinslid' }).click();
  await page.getByRole('button', { name: 'Noor Peeters', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Afrekenen per gezinslid' });
  await dialog.getByRole('button', { name: 'Nu afrekenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van Lars' })).toBeVisible();
});

test('the cart shows the items of all members by person, with one total', async ({ page }) => {
  await openCart(page, { member: 'Mila', items: shirt });
  await page.goto('/arabesk');
  // Selects Lars through "Voor wie?" instead of the member menu.
  await page.goto('/arabesk/ballet-6-8');
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Lars Peeters' }).check();
  await page.getByRole('radio', { name: 'Heel seizoen' }).check();
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await page.goto('/arabesk/winkelmandje');
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(title('Winkelmandje')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Winkelmandje, 2 items' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mila Peeters' }).first()).toContainText('T-shirt');
  await expect(page.getByRole('region', { name: 'Lars Peeters' }).first()).toContainText('Ballet 6-8 jaar');
  await expect(page.getByRole('status').filter({ hasText: 'Totaal' })).toContainText('Mila');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Maak winkelmandje van Mila leeg' }).click();
  await expect(title('Winkelmandje van Lars')).toBeVisible();
  await expect(page.getByText('Het winkelmandje van Mila is leeggemaakt.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(title('Winkelmandje')).toBeVisible();
  await page.getByRole('link', { name: /^Verder · / }).click();
  await expect(title('Gegevens van Lars en Mila')).toBeVisible();
});

test('another club: a choice of club waits until the filled cart is ordered or emptied', async ({ page }) => {
  await openCart(page, { member: 'An', items: shirt });
  const leave = async () => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: /club/ }).fill('dolfijn');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Dolfijn/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Eerst afrekenen?' });
    await expect(dialog).toBeVisible();
    return dialog;
  };
  const dialog = await leave();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van An' })).toBeVisible();
  await (await leave()).getByRole('button', { name: 'Leegmaken en verdergaan' }).click();
  await expect(page).toHaveURL(/\/de-dolfijn$/);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { name: 'Je winkelmandje is leeg' })).toBeVisible();
});

test('another club: a typed address, a query and Back ask about any filled cart of the family', async ({
  page,
}) => {
  await openCart(page, { member: 'An', items: shirt });
  const dialog = page.getByRole('dialog', { name: 'Eerst afrekenen?' });
  await page.goto('/de-dolfijn');
  await expect(dialog).toContainText('Dansstudio Arabesk');
  await page.goto('/dashboard?club=de-dolfijn');
  await expect(dialog).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/arabesk');
  await page.goto('/de-dolfijn');
  await dialog.getByRole('button', { name: 'Leegmaken en verdergaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/de-dolfijn');
});

test('changes to the cart in another tab show in this tab', async ({ page, context }) => {
  await openCart(page, { member: 'An', items: shirt });
  const other = await context.newPage();
  await other.goto('/arabesk/winkelmandje');
  await other.getByRole('button', { name: 'Meer' }).click();
  await expect(totals(page)).toContainText(euros('36,00'));
  await other.getByRole('button', { name: /^Verwijderen/ }).click();
  await expect(page.getByRole('heading', { name: 'Je winkelmandje is leeg' })).toBeVisible();
});

test('a price that fails to load keeps the lines and offers a retry', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource|ApiFailure|offline/);
  await openCart(page, { member: 'An', items: shirt });
  await page.route('**/api?q=compile_public_registration_invoice', (route) =>
    route.abort('connectionrefused'),
  );
  await page.getByRole('button', { name: 'Meer' }).click();
  await expect(page.getByRole('alert')).toContainText('We konden de prijs niet opnieuw berekenen');
  await expect(page.getByRole('listitem').filter({ hasText: 'T-shirt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prijs onbekend' })).toBeDisabled();
  await page.unroute('**/api?q=compile_public_registration_invoice');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(orderButton(page, '36,00')).toBeEnabled();
});

// This test comes last because it takes a place.
test('a cart with a voucher and instalments is ordered by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, family);
  await chooseFor(page, { course: 'ballet-6-8', member: 'Lars' });
  await page.goto('/arabesk/winkelmandje');
  await expect(totals(page)).toHaveAttribute('aria-busy', 'false');
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('radio', { name: 'In één keer' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Gespreid' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Heb je een kortingscode?' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: 'Kortingscode' }));
  await page.keyboard.type('WELKOM10');
  await page.keyboard.press('Enter');
  await expect(totals(page)).toContainText(euros('166,50'));
  await tabTo(page.getByRole('link', { name: /^Verder · €\s166,50/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
  await answerEverything(page);
  await acceptConditions(page);
  await orderButton(page, '166,50').press('Enter');
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(page.getByRole('main')).toContainText('Lars Peeters');
});
