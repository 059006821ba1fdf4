import type { Locator, Page } from '@playwright/test';
import { acceptConditions } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const form = '/de-zwaluw/formulieren/spaghetti-avond';
const eater = (page: Page, n: number) => page.getByRole('group', { name: `Eter ${n}`, exact: true });
const firstName = (page: Page, n: number) => eater(page, n).getByRole('textbox', { name: 'Voornaam' });
const total = (page: Page) => page.getByText(/^€\s?\d+,\d\d$/).first();

/** A button by its name, pressed by a finger on a phone and by a key on a desktop. */
async function press(page: Page, name: string, hasTouch: boolean): Promise<void> {
  const button: Locator = page.getByRole('button', { name, exact: true });
  if (hasTouch) return button.tap();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function fillInEater(page: Page, n: number, name: string, dish: string): Promise<void> {
  await firstName(page, n).fill(name);
  await eater(page, n).getByRole('radio', { name: dish }).check();
}

test('a visitor fills in a group with a price, after a reload too, and sees a refusal at its row', async ({
  page,
  hasTouch,
  consoleGuard,
}) => {
  await page.goto(form);
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Peeters');
  await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('an@example.org');
  await fillInEater(page, 1, 'Noor', 'Veggie');
  await expect(total(page)).toHaveText(/^€\s?14,00$/);

  await press(page, 'Eter toevoegen', hasTouch);
  await expect(firstName(page, 2)).toBeFocused();
  await fillInEater(page, 2, 'Jef', 'Bolognaise');
  await page.getByRole('textbox', { name: /^Hoeveel steunkaarten/ }).fill('2');
  await expect(total(page)).toHaveText(/^€\s?38,00$/);
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Concept hersteld')).toBeVisible();
  await expect(firstName(page, 2)).toHaveValue('Jef');
  await expect(total(page)).toHaveText(/^€\s?38,00$/);
  await acceptConditions(page);

  // The server itself refuses: one name is lost on the way.
  consoleGuard.expectError(/422/);
  await page.route(/\/api\?q=save_form\b/, async (route) => {
    const request = route.request().postDataJSON();
    request.qids['2123_0'][1].voornaam_0 = '';
    await route.continue({ postData: JSON.stringify(request) });
  });
  await press(page, 'Versturen', hasTouch);
  await expect(firstName(page, 2)).toHaveAccessibleDescription(/Vul dit veld in/);
  await expect(firstName(page, 2)).toBeFocused();
  await page.unroute(/\/api\?q=save_form\b/);
  await firstName(page, 2).fill('Jef');
  await press(page, 'Versturen', hasTouch);
  await expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible();
});
