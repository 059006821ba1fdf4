import type { Page } from '@playwright/test';
import { orderShirt } from '../person/orderShirt.ts';
import { expect } from '../test.ts';
import { expectApology, type FaultyCall } from './faultyCall.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Herroep je deze bestelling?' });
const note = (page: Page) => dialog(page).getByRole('textbox');

/** The withdrawal from an order of the webshop. */
export const withdrawing: readonly FaultyCall[] = [
  {
    screen: 'the withdrawal from an order',
    operation: 'withdraw_order',
    async open(page) {
      await orderShirt(page);
      await page.getByRole('button', { name: 'Herroep deze bestelling' }).click();
      await note(page).fill('Alleen het T-shirt');
    },
    async fail(page) {
      await dialog(page).getByRole('button', { name: 'Bevestig de herroeping' }).click();
      await expectApology(page);
      await expect(note(page)).toHaveValue('Alleen het T-shirt');
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Bevestig de herroeping' }).click();
      await expect(page.getByText(/^Je herriep deze bestelling op/)).toBeVisible();
    },
  },
];
