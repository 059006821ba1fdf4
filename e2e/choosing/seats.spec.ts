import type { Locator, Page } from '@playwright/test';
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

/** Taps on a touch screen, and uses the keyboard elsewhere. */
async function activate(page: Page, target: Locator): Promise<void> {
  if (isPhone(page)) return target.tap();
  await target.focus();
  await page.keyboard.press('Enter');
}

test('two seats of an event are held, extended, ordered, paid and become tickets (7 taps, no fields)', {
  tag: ['@loop', '@date'],
}, async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/lentevoorstelling');
  await expect(page.getByRole('heading', { name: 'Prijzen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await activate(page, page.getByRole('main').getByRole('link', { name: 'Kies je tickets' }));
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
  await expectAccessibleInBothThemes(page);
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

  await payInCheckout(page);
  const lines = main.getByRole('listitem').filter({ hasText: /stoel/ });
  await expect(lines).toHaveCount(2);
  for (const [place, number] of [5, 6].entries()) {
    await expect(lines.nth(place)).toContainText(/Lentevoorstelling – Volwassene\s*€\s18,00/);
    await expect(lines.nth(place)).toContainText(`rij C, stoel ${number}`);
  }
  await expect(main.getByText(/^Je tickets staan klaar/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Naar je tickets' })).toBeVisible();

  await page.goto(hall);
  await expect(seat(page, 'C', 5)).toHaveAccessibleName(/bezet$/);
  await expect(page.getByText('Je hebt nog geen plaatsen gekozen.')).toBeVisible();
});
