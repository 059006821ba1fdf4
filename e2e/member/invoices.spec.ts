import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const debtor = 'federatie@example.org';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toPay = (page: Page) => page.getByRole('region', { name: 'Nog te betalen' });
const settled = (page: Page) => page.getByRole('region', { name: 'Afgehandeld' });

async function open(page: Page, mail = family): Promise<void> {
  await logIn(page, mail);
  await page.goto('/kostennota-s');
  await expect(title(page, 'Kostennota’s')).toBeVisible();
}

test('every invoice has its state in words, and the late one is first with the only primary button', async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle(/^Kostennota’s · /);
  await expect(page.getByText(/^Nog te betalen: €\s247,00, waarvan €\s118,00 vervallen is\.$/)).toBeVisible();
  const cards = toPay(page).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/Vervallen.*Kleuterturnen.*Mila Peeters · Turnkring De Zwaluw/s);
  await expect(cards.nth(0)).toContainText(/Was te betalen tegen \d\d\/\d\d\/\d{4}/);
  await expect(cards.nth(1)).toContainText(
    /Deels betaald.*Recreatief turnen.*van €\s142,50.*Eerst €\s30,00, tegen/s,
  );
  await expect(cards.nth(2)).toContainText(/Nog te betalen.*Clubturnpak.*Te betalen tegen/s);
  await expect(cards.nth(0).getByRole('button', { name: /^Nu betalen · €\s118,00$/ })).toBeVisible();
  const rows = settled(page).getByRole('listitem');
  await expect(rows).toHaveCount(8);
  await expect(rows.filter({ hasText: 'Balletschoenen' })).toContainText('Deels gecrediteerd');
  await expect(rows.filter({ hasText: 'Workshop streetdance' })).toContainText('Gecrediteerd');
  await expectAccessibleInBothThemes(page);
});

test('the amount of every open invoice ends where its pay button ends on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const end = async (of: Locator) => {
    const box = await of.boundingBox();
    return box ? box.x + box.width : Number.NaN;
  };
  const cards = toPay(page).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    const amount = await end(card.getByText(/^€/));
    expect(amount).toBeCloseTo(await end(card.getByRole('button', { name: /^Nu betalen/ })), 0);
  }
});

test('the filters of a phone break no word of their choice', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await main(page).evaluate(brokenChoices)).toEqual([]);
  }
});

/** Runs in the page: the choices of selects that have a word wider than the room for text. */
function brokenChoices(screen: Element): string[] {
  const px = (length: string) => Number.parseFloat(length) || 0;
  return [...screen.querySelectorAll<HTMLSelectElement>('select')].flatMap((select) => {
    const text = select.selectedOptions[0]?.text ?? '';
    const copy = getComputedStyle(select.parentElement ?? select, '::after');
    const probe = document.createElement('div');
    probe.textContent = text;
    Object.assign(probe.style, { position: 'absolute', font: copy.font, width: 'min-content' });
    document.body.append(probe);
    const widestWord = probe.getBoundingClientRect().width;
    probe.remove();
    const room = select.clientWidth - px(copy.paddingLeft) - px(copy.paddingRight);
    return widestWord > room ? [`${text}: ${widestWord} px in ${room} px`] : [];
  });
}

test('filters for invoices are kept in the address and by the link back to the list', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Gezinslid' }).selectOption('Lars Peeters');
  await expect(page).toHaveURL(/\/kostennota-s\?lid=3$/);
  await expect(main(page).getByRole('link', { name: /Kleuterturnen/ })).toHaveCount(0);
  await page.reload();
  await expect(toPay(page).getByRole('listitem')).toHaveCount(2);
  await toPay(page)
    .getByRole('link', { name: /Recreatief turnen/ })
    .click();
  await expect(page).toHaveURL(/lid=3&nota=\d+/);
  await expect(title(page, /^Kostennota KN-/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Alle kostennota’s' }).click();
  await expect(page).toHaveURL(/\/kostennota-s\?lid=3$/);
  await page.goto('/kostennota-s?lid=2&vereniging=de-zwaluw');
  await expect(page.getByRole('heading', { name: 'Geen kostennota’s met deze filters' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page).toHaveURL(/\/kostennota-s$/);
  await expect(toPay(page).getByRole('listitem')).toHaveCount(3);
});

test('an invoice in instalments lists the paid and due parts and the transfer reference', async ({
  page,
}) => {
  await open(page);
  await toPay(page)
    .getByRole('link', { name: /Recreatief turnen/ })
    .click();
  await expect(title(page, /^Kostennota KN-\d{4}-\d{6}$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Kostennota KN-/);
  const card = main(page);
  await expect(card.getByText(/^€\s80,00$/).first()).toBeVisible();
  await expect(card.getByText(/^Nog €\s30,00$/)).toBeVisible();
  await expect(card.getByText('Overschrijving', { exact: true })).toBeVisible();
  await expect(card.getByText('BE71 0961 2345 6769')).toBeVisible();
  await expect(card.getByText(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Kopieer het rekeningnummer' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the next instalment can be paid before its due day, and the screen updates', async ({ page }) => {
  await open(page);
  const card = toPay(page).getByRole('listitem').filter({ hasText: 'Clubturnpak' });
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: /^Nu betalen · €\s49,00$/ }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Betaald' }).click();
  await expect(popup).toHaveURL(/terug=betaling$/);
  await popup.close();
  const paid = settled(page).getByRole('listitem').filter({ hasText: 'Clubturnpak' });
  await expect(paid).toContainText('Betaald');
  await expect(paid).toBeInViewport();
  await expect(page.getByText('Betaald, bedankt')).toBeVisible();
});

test('an invoice and a credit note open as PDFs in a new window', async ({ page }) => {
  await open(page);
  const shoes = settled(page).getByRole('link', { name: /^Balletschoenen/ });
  await shoes.click();
  await expect(page.getByText(/De club betaalt je €\s26,50 terug\./)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const number of [/KN-/, /CN-/]) {
    const link = main(page).getByRole('link', { name: new RegExp(`^Bekijk als pdf ${number.source}`) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('`?outstanding=true` opens the invoice that is due first', async ({ page }) => {
  await logIn(page, debtor);
  await page.goto('/kostennota-s?outstanding=true');
  await expect(title(page, /^Kostennota KN-/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Nu betalen · €\s210,00$/ })).toBeVisible();
});

test('a rounding is shown on a separate line', async ({ page }) => {
  await open(page);
  await settled(page)
    .getByRole('link', { name: /^Zwemmarathon/ })
    .click();
  await expect(main(page).getByText('Afronding')).toBeVisible();
  await expect(main(page).getByText(/^€\s-0,01$/)).toBeVisible();
});

test('a member without invoices gets an empty state with a link', async ({ page }) => {
  await logIn(page, 'beheer@example.org');
  await page.goto('/kostennota-s?outstanding=true');
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen kostennota’s' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('an invalid, deleted or foreign invoice number shows a not-found page with a link back', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/404/);
  await logIn(page, debtor);
  const mine = await page.request.get('/api?q=get_last_unpaid_order&club=4');
  const { oid } = (await mine.json()).result;
  await page.context().clearCookies();
  await logIn(page, family);
  for (const nota of [oid, '999999', '99999999999', 'abc', '-1', '1e3', '<b>', '']) {
    await page.goto(`/kostennota-s?nota=${encodeURIComponent(nota)}`);
    await expect(title(page, 'We vinden deze kostennota niet')).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  const window = await page.goto(`/api?q=view_invoice&oid=${oid}`);
  expect(window?.status()).toBe(404);
  await expect(page.getByText('We vinden deze kostennota niet.')).toBeVisible();
});
