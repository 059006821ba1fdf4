import type { Page } from '@playwright/test';
import { orderButton } from '../../support/journey/orderButton.ts';
import { fillCart } from '../../support/person/fillCart.ts';
import { acceptConditions, answerEverything, family, openForm } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

/** `openForm` logs in and walks to the form by itself. */
const nowhereYet = 'about:blank';

export const registrationScreens: readonly Screen[] = [
  { name: 'cart-empty', path: '/arabesk/winkelmandje', login: 'docent@example.org' },
  {
    name: 'cart',
    path: nowhereYet,
    steps: async (page) => {
      await openForm(page, 'jazz-volwassenen', 'An');
      await page.goto('/arabesk/hedendaags-volwassenen');
      await page.getByRole('button', { name: /^Inschrijven/ }).click();
      await page.getByRole('link', { name: 'Terug naar je winkelmandje' }).click();
      await expect(page.getByRole('link', { name: /^Verder/ })).toBeVisible();
    },
  },
  {
    name: 'cart-at-other-club',
    path: '/arabesk',
    login: family,
    isOverlay: true,
    steps: async (page) => {
      await fillCart(page, { club: 1, uid: 1, items: { products: { 6302: 1 } } });
      await page.goto('/de-dolfijn');
      await expect(page.getByRole('dialog', { name: 'Eerst afrekenen?' })).toBeVisible();
    },
  },
  { name: 'form', path: nowhereYet, steps: openBallet },
  {
    name: 'form-filled',
    path: nowhereYet,
    steps: async (page) => {
      await openBallet(page);
      await answerEverything(page);
      await acceptConditions(page);
      await expect(page.getByText('Concept bewaard')).toBeVisible();
    },
  },
  {
    name: 'form-errors',
    path: nowhereYet,
    steps: async (page) => {
      await openBallet(page);
      await page.getByRole('button', { name: /^Verder naar/ }).click();
      await expect(page.getByText('Onjuiste velden')).toBeVisible();
      await expect(
        page.getByRole('radiogroup', { name: /gezondheid/ }).getByRole('radio', { name: 'Ja' }),
      ).toBeFocused();
    },
  },
  {
    name: 'form-conditions',
    path: nowhereYet,
    isOverlay: true,
    steps: async (page) => {
      await openBallet(page);
      await answerEverything(page);
      await page.getByRole('link', { name: 'voorwaarden van de club', exact: true }).click();
      await expect(page.getByRole('dialog', { name: /^Voorwaarden/ })).toBeVisible();
    },
  },
  {
    name: 'form-server-failing',
    path: nowhereYet,
    expectedErrors: /Failed to load resource/,
    steps: async (page) => {
      await openBallet(page);
      await answerEverything(page);
      await acceptConditions(page);
      await page.route('**/api?q=save_combined*', (route) => route.abort('connectionrefused'));
      await orderButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'staat er nog' })).toBeVisible();
    },
  },
  {
    name: 'form-place-lost',
    path: nowhereYet,
    isOverlay: true,
    expectedErrors: /409/,
    steps: async (page) => {
      await openBallet(page);
      await answerEverything(page);
      await acceptConditions(page);
      // As if another family had just taken the last place.
      await page.route('**/api?q=place_order', async (route) => {
        const { uid, tariffs } = route.request().postDataJSON();
        const lost = { hasWaitingList: true, people: [{ uid, tariff: tariffs[0] }] };
        const refusal = { errors: ['De laatste plaats is net weg.'], code: 'place-lost', total: 0, lost };
        await route.fulfill({ status: 409, json: refusal });
      });
      await orderButton(page).click();
      await expect(page.getByRole('dialog', { name: 'De laatste plaats is net weg' })).toBeVisible();
    },
  },
  {
    name: 'form-price-changed',
    path: nowhereYet,
    isOverlay: true,
    expectedErrors: /409/,
    steps: async (page) => {
      await openBallet(page);
      await answerEverything(page);
      await acceptConditions(page);
      // As if the screen had shown an old price.
      await page.route('**/api?q=place_order', (route) =>
        route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), total: 1 }) }),
      );
      await orderButton(page).click();
      await expect(page.getByRole('dialog', { name: 'De prijs is gewijzigd' })).toBeVisible();
    },
  },
  { name: 'confirmation', path: orderCourse, login: family },
  { name: 'confirmation-unknown', path: '/bevestiging/999999', login: family, expectedErrors: /404/ },
];

async function openBallet(page: Page): Promise<void> {
  await openForm(page, 'ballet-6-8', 'Lars');
}

async function orderCourse(page: Page): Promise<string> {
  await openForm(page, 'ballet-volwassenen-starters', 'An');
  await answerEverything(page);
  await acceptConditions(page);
  await orderButton(page).click();
  await page.waitForURL(/\/bevestiging\/\d+$/);
  return new URL(page.url()).pathname;
}
