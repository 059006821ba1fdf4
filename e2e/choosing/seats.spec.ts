import type { Browser, Locator, Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { isPhone } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const hall = '/arabesk/lentevoorstelling?stap=plaatsen';

function seat(page: Page, row: string, number: number) {
  return page.getByRole('gridcell', { name: new RegExp(`^Rij ${row}, stoel ${number},`) });
}

async function openHall(page: Page, login = family): Promise<void> {
  await logIn(page, login);
  await page.goto(hall);
  await expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible();
}

/** Opens a separate browser context for another account. */
async function somebodyElse(browser: Browser, origin: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(origin !== undefined && { baseURL: origin }) });
  return context.newPage();
}

/** Taps on a touch screen, and uses the keyboard elsewhere. */
async function activate(page: Page, target: Locator): Promise<void> {
  if (isPhone(page)) return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

test('two seats of an event are held, extended, ordered, paid and become tickets', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/lentevoorstelling');
  await activate(page, page.getByRole('main').getByRole('link', { name: /plaatsen/i }));
  await expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible();
  if (isPhone(page)) {
    await seat(page, 'C', 5).tap();
    await expect(seat(page, 'C', 5)).toHaveAccessibleName(/van jou$/);
    await seat(page, 'C', 6).tap();
  } else {
    await seat(page, 'C', 5).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await expect(seat(page, 'C', 5)).toHaveAccessibleName(/van jou$/);
  await expect(seat(page, 'C', 6)).toHaveAccessibleName(/van jou$/);
  await activate(page, page.getByRole('button', { name: 'Verder · € 36,00' }));

  await expect(page).toHaveURL(/winkelmandje/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Verwijderen ?: .*rij C, stoel 5$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Verwijderen ?: .*rij C, stoel 6$/ })).toBeVisible();
  const hold = page.getByRole('region', { name: 'Reservatie' });
  await expect(hold).toContainText('Je kan nog 2 keer verlengen.');
  await activate(page, hold.getByRole('button', { name: 'Verleng tot 15 minuten' }));
  await expect(hold).toContainText('Je kan nog één keer verlengen.');
  await expect(hold.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expectAccessibleInBothThemes(page);
  await activate(page, orderButton(page, '36,00'));

  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  const returned = await payInCheckout(page);
  await returned.close();
  await expect(main.getByRole('status')).toHaveText('Betaald, bedankt');
  const lines = main.getByRole('listitem').filter({ hasText: /stoel/ });
  await expect(lines).toHaveCount(2);
  for (const [place, number] of [5, 6].entries()) {
    await expect(lines.nth(place)).toContainText(/Lentevoorstelling – Volwassene\s*€\s18,00/);
    await expect(lines.nth(place)).toContainText(`rij C, stoel ${number}`);
  }
  await expect(main.getByText(/^Je tickets staan klaar/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Naar je tickets' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(hall);
  await expect(seat(page, 'C', 5)).toHaveAccessibleName(/bezet$/);
  await expect(page.getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
});

test('two seats with different tariffs are held with a timer and go into the cart', async ({ page }) => {
  await openHall(page);
  await seat(page, 'D', 5).click();
  await expect(seat(page, 'D', 5)).toHaveAccessibleName(/van jou$/);
  await page.getByRole('radio', { name: /Kind tot en met 12 jaar/ }).check();
  await seat(page, 'D', 6).click();
  const own = page.getByRole('region', { name: 'Jouw plaatsen' });
  await expect(own.getByText('Rij D, stoel 6')).toBeVisible();
  await expect(own.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await expect(own.getByText('€ 29,00')).toBeVisible();
  await own.getByRole('combobox', { name: 'Tarief van Rij D, stoel 6' }).selectOption('Volwassene');
  await expect(page.getByRole('button', { name: 'Verder · € 36,00' })).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /^Verder/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);
  await expect(page.getByRole('main').getByText(/rij D, stoel 5 ·/)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Geef rij D, stoel 5 vrij' }).click();
  await expect(seat(page, 'D', 5)).toHaveAccessibleName(/vrij$/);
  await page.getByRole('button', { name: 'Geef rij D, stoel 6 vrij' }).click();
  await expect(own.getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
});

test('seats are chosen in the plan by keyboard alone', async ({ page }) => {
  await openHall(page);
  await seat(page, 'A', 2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(seat(page, 'B', 3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(seat(page, 'B', 12)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seat(page, 'B', 12)).toHaveAccessibleName('Rij B, stoel 12, € 18,00, van jou');
  await expect(seat(page, 'B', 12)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect(seat(page, 'B', 11)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(' ');
  await expect(seat(page, 'B', 11)).toHaveAttribute('aria-selected', 'false');
  await page.getByRole('button', { name: 'Verder · € 18,00' }).press('Enter');
  await expect(page).toHaveURL(/winkelmandje/);
});

test('a seat that another person takes meanwhile shows an error, and the other seats stay', async ({
  page,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  await openHall(page, 'federatie@example.org');
  await seat(page, 'E', 7).click();
  await expect(seat(page, 'E', 7)).toHaveAccessibleName(/van jou$/);
  // Blocks the refresh of this plan, so that the person asks for a seat that is already taken.
  let isOld = true;
  await page.route('**/api?q=get_seat_plan*', (route) => (isOld ? route.abort() : route.continue()));
  const other = await somebodyElse(browser, baseURL);
  await openHall(other, 'beheer@example.org');
  await seat(other, 'E', 8).click();
  await expect(seat(other, 'E', 8)).toHaveAccessibleName(/van jou$/);
  page.on('request', (request) => {
    if (request.url().includes('q=hold_seats')) isOld = false;
  });
  await seat(page, 'E', 8).click();
  await expect(page.getByRole('alert')).toContainText('Iemand anders koos net rij E, stoel 8');
  await expect(seat(page, 'E', 8)).toHaveAccessibleName(/gereserveerd door iemand anders$/);
  await expect(seat(page, 'E', 7)).toHaveAccessibleName(/van jou$/);
  await other.context().close();
});

test('the list offers the same seats as the plan, and standing places have a quantity', async ({ page }) => {
  await openHall(page, 'docent@example.org');
  await page.getByRole('radio', { name: 'Lijst' }).check();
  await expect(page).toHaveURL(/weergave=lijst/);
  const box = page.getByRole('region', { name: 'Balkon' }).getByRole('checkbox', { name: /Rij F, stoel 3,/ });
  await box.click();
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Eén plaats meer: Staanplaatsen, Volwassene' }).click();
  const own = page.getByRole('region', { name: 'Jouw plaatsen' });
  await expect(own.getByText('1 plaats, Volwassene')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Eén plaats minder: Staanplaatsen, Volwassene' }).click();
  await expect(own.getByText('1 plaats, Volwassene')).toBeHidden();
  await box.click();
  await expect(box).not.toBeChecked();
});

test('a visitor who chooses a seat logs in first and returns to the hall', async ({ page }) => {
  await page.goto('/arabesk/lentevoorstelling');
  await page
    .getByRole('main')
    .getByRole('link', { name: /plaatsen/i })
    .click();
  await expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible();
  await seat(page, 'C', 4).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mailadres').fill('federatie@example.org');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL(/lentevoorstelling\?stap=plaatsen/);
  await seat(page, 'C', 4).click();
  await expect(seat(page, 'C', 4)).toHaveAccessibleName(/van jou$/);
});
