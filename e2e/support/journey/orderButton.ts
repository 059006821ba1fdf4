import type { Locator, Page } from '@playwright/test';

/** The name of a button that orders for this amount, to be paid at once or later. */
export function orderName(amount = '\\d'): RegExp {
  return new RegExp(`^Bestellen (en betalen|met betalingsverplichting) · €\\s${amount}`);
}

/** The button that places an order, in the cart and below the questions of a registration. */
export function orderButton(page: Page, amount?: string): Locator {
  return page.getByRole('main').getByRole('button', { name: orderName(amount) });
}
