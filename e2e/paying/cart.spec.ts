import type { Locator, Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
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

const ballet = { tariffs: [1021] };
const shirt = { products: { 6302: 1 } };

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

test('Undo restores an emptied cart with its seats, and a removed line', { tag: '@date' }, async ({
  page,
}) => {
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

async function switchTo(page: Page, from: string, to: string, at = '/arabesk'): Promise<Locator> {
  await page.goto(at);
  await page.getByRole('button', { name: `${from} Peeters, kies gezinslid` }).click();
  await page.getByRole('button', { name: `${to} Peeters`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Afrekenen per gezinslid' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('another member: the dialog offers to check out, to move the allowed items or to empty the cart', async ({
  page,
}) => {
  await openCart(page, { member: 'Lars', items: { ...ballet, ...shirt, vouchers: ['WELKOM10'] } });
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
  await expect(page.getByRole('list', { name: 'Gebruikte kortingscodes' })).toContainText('WELKOM10');

  // A chip of the profile asks the same, and a link tells that the cart waits.
  await page.goto('/profiel');
  await page.getByRole('group', { name: 'Van wie is het profiel?' }).getByText('An', { exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Afrekenen per gezinslid' });
  await asked.getByRole('button', { name: 'Kijk verder, het winkelmandje blijft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van An' })).toBeVisible();
  await page.goto(`/arabesk?uid=${uids.Noor}`);
  await expect(page.getByRole('button', { name: 'Noor Peeters, kies gezinslid' })).toBeVisible();
  await page.goto(`/arabesk?uid=${uids.Lars}`);
  const told = page
    .getByRole('log', { name: 'Meldingen' })
    .getByText(/^Het winkelmandje van Noor staat klaar/);
  await expect(told).toBeVisible();
  await page.goto(`/arabesk?uid=${uids.Noor}`);
  await expect(page.getByRole('button', { name: 'Noor Peeters, kies gezinslid' })).toBeVisible();

  // The dialog opens on a screen without a club too.
  const last = await switchTo(page, 'Noor', 'Lars', '/profiel');
  await last.getByRole('button', { name: 'Leegmaken en verdergaan' }).click();
  await expect(page.getByRole('button', { name: 'Lars Peeters, kies gezinslid' })).toBeVisible();
  await page.goto('/arabesk');
  await expect(page.getByRole('link', { name: 'Winkelmandje, leeg' })).toBeVisible();
});

test('another club: a choice, a typed address, a query and Back ask about any filled cart of the family', async ({
  page,
}) => {
  await openCart(page, { member: 'An', items: shirt });
  const dialog = page.getByRole('dialog', { name: 'Eerst afrekenen?' });
  await page.goto('/');
  await page.getByRole('searchbox', { name: /club/ }).fill('dolfijn');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dolfijn/ })
    .first()
    .click();
  await expect(dialog).toContainText('Dansstudio Arabesk');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van An' })).toBeVisible();

  await page.goto('/de-dolfijn');
  await expect(dialog).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Kijk verder, mijn winkelmandje blijft' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'De Dolfijn' })).toBeVisible();
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van An' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Another tab knows nothing of that choice.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/de-dolfijn');
  await dialog.getByRole('button', { name: 'Leegmaken en verdergaan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/de-dolfijn');
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { name: 'Je winkelmandje is leeg' })).toBeVisible();
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
