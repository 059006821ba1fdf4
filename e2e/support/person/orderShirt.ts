import type { Page } from '@playwright/test';
import { arabesk } from '#tests/server/support/registration.ts';
import { expect } from '../test.ts';
import { callDirectly } from './enrolNewAccount.ts';
import { registerNewAccount } from './newAccount.ts';

/** A T-shirt of € 18,00, which needs no form and no address. */
export const shirt = { products: { 6302: 1 }, total: 18 };

/** Orders a T-shirt for a new account, and opens the confirmation. @returns the address of the account */
export async function orderShirt(page: Page): Promise<string> {
  const mail = await registerNewAccount(page);
  const { user } = await callDirectly(page.request, 'validate_auth', {});
  const cart = { club: arabesk, uid: user.uid, tariffs: [], ...shirt };
  const { result } = await callDirectly(page.request, 'place_order', cart);
  await page.goto(`/bevestiging/${result.oids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Je bestelling is bevestigd/ })).toBeVisible();
  return mail;
}
