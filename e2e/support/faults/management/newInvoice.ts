import type { Page } from '@playwright/test';
import { enrolNewAccount } from '../../person/enrolNewAccount.ts';
import { logIn } from '../../person/logIn.ts';
import { uniqueSurname } from '../../person/newAccount.ts';

export const payments = '/arabesk/beheer/betalingen';

export const asManager = (page: Page) => logIn(page, 'beheer@example.org');

export const dialogOf = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** The invoice of the ballet course, with its payments. They are list items too. */
export const row = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Nele Janssens' })
    .filter({ hasText: 'Ballet' });

interface Invoiced {
  readonly uid: number;
  readonly oid: number;
}

interface Preparation {
  /** Runs as the new account, before the manager logs in. */
  readonly asParent?: (invoice: Invoiced) => Promise<unknown>;
  /** Runs as the manager, before the list opens. */
  readonly before?: (invoice: Invoiced) => Promise<unknown>;
}

/**
 * Opens the list with the invoice of a new account. Nobody else has the name: an invoice that another row booked has a second button
 * to undo, and which one a press finds would depend on how fast the list is fetched again.
 */
export async function openInvoice(page: Page, { asParent, before }: Preparation = {}): Promise<void> {
  const lname = uniqueSurname();
  const invoice = await enrolNewAccount(page, { lname });
  await asParent?.(invoice);
  await asManager(page);
  await before?.(invoice);
  await page.goto(`${payments}?${new URLSearchParams({ toon: 'alles', zoek: lname })}`);
}
