import type { Page } from '@playwright/test';
import { codaFile } from '#tests/server/support/files/codaFile.ts';
import { enrolNewAccount } from '../../person/enrolNewAccount.ts';
import { expect } from '../../test.ts';
import { apology, expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager, dialogOf, payments } from './newInvoice.ts';

const settings = '/arabesk/beheer/instellingen';
const lists = (list: string) => `${payments}?bank=${list}`;
const key = 'live_ARABESK1dddddddddddddddddddddddd';

const asking = dialogOf(/sleutel|eigen rekening/);
const field = (page: Page) => asking(page).getByRole('textbox', { name: 'API-sleutel van Mollie' });
const save = (page: Page) => asking(page).getByRole('button', { name: 'Kijk na en bewaar' });
const remove = (page: Page) => asking(page).getByRole('button', { name: 'Verwijder de sleutel' });
const choose = (page: Page) => page.getByRole('button', { name: 'Kies een bestand' });
const read = /nieuwe overschrijving|Geen nieuwe overschrijvingen/;

/** Opens the settings as where the operator lets clubs have accounts: the server of these tests has no address for Mollie. */
async function openSettings(page: Page): Promise<void> {
  await asManager(page);
  const own = { name: 'Dansstudio Arabesk', ends: 'dddd', test: false, since: 1_795_165_200 };
  const answer = { way: 'own', own, possible: true, fallback: true };
  await page.route(/q=get_payment_account/, (route) => route.fulfill({ json: { result: answer } }));
  await page.goto(settings);
}

/** A transfer of this moment, which no other row has read. */
function statement(): Buffer {
  const cents = 1 + (Date.now() % 900_000);
  return Buffer.from(
    codaFile([{ cents, day: '010126', payer: 'GEMEENTE LEUVEN', free: `subsidie ${cents}` }]),
  );
}

async function chooseFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await choose(page).click();
  await (await chooser).setFiles({ name: 'afschrift.cod', mimeType: 'text/plain', buffer: statement() });
}

/** Opens the list of transfers that fit no invoice, with one. */
async function openUnknown(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(lists('unknown'));
  await chooseFile(page);
  await expect(page.getByText(read)).toBeVisible();
}

const firstAside = (page: Page) => page.getByRole('button', { name: /^Zet opzij/ }).first();

/** Lets the list of certain transfers have one, whatever the server has. */
async function openSure(page: Page): Promise<void> {
  await asManager(page);
  const line = { id: 1, day: '2026-01-01', amount: 210, payer: 'MAES ELS', account: '', message: '' };
  const counts = { sure: 1, check: 0, proposal: 0, unknown: 0, aside: 0, sureAmount: 210 };
  await page.route(/q=get_bank_lines/, (route) =>
    route.fulfill({ json: { result: [{ ...line, match: 'sure', invoices: [] }], counts } }),
  );
  await page.goto(lists('sure'));
}

const bookSure = (page: Page) => page.getByRole('button', { name: /^Boek 1 overschrijving/ });
const picking = dialogOf(/^Waarvoor is deze/);
const bookFirst = (page: Page) => picking(page).getByRole('button', { name: /^Boek/ }).first();

/** The account of a club, and its bank statements. */
export const clubMoney: readonly FaultyCall[] = [
  {
    ...{ screen: 'the account of a club', operation: 'get_payment_account', open: asManager },
    async fail(page) {
      await page.goto(settings);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('heading', { name: 'Online betalingen' })).toBeVisible();
    },
  },
  {
    ...{ screen: 'the key of a club', operation: 'set_payment_key' },
    async open(page) {
      await openSettings(page);
      await page.getByRole('button', { name: 'Vervang de sleutel' }).click();
      await field(page).fill(key);
    },
    async fail(page) {
      await save(page).click();
      await expectApology(page);
      await expect(field(page)).toHaveValue(key);
    },
    async recover(page) {
      await save(page).click();
      await expect(asking(page).getByText(/^Een eigen rekening kan hier nog niet/)).toBeVisible();
    },
  },
  {
    ...{ screen: 'removing the key of a club', operation: 'remove_payment_key' },
    async open(page) {
      await openSettings(page);
      await page.getByRole('button', { name: 'Verwijder de sleutel' }).click();
    },
    async fail(page) {
      await remove(page).click();
      await expectApology(page);
    },
    async recover(page) {
      await remove(page).click();
      await expect(asking(page)).toHaveCount(0);
    },
  },
  {
    ...{ screen: 'the transfers of a bank', operation: 'get_bank_lines', open: asManager },
    async fail(page) {
      await page.goto(lists('aside'));
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('tab', { name: /^Opzij gezet/ })).toBeVisible();
    },
  },
  {
    ...{ screen: 'reading a file of the bank', operation: 'read_bank_file' },
    async open(page) {
      await asManager(page);
      await page.goto(lists('unknown'));
    },
    async fail(page) {
      await chooseFile(page);
      await expect(page.getByText(apology).first()).toBeVisible({ timeout: 30_000 });
    },
    async recover(page) {
      await chooseFile(page);
      await expect(page.getByText(read)).toBeVisible();
    },
  },
  {
    ...{ screen: 'booking what is certain', operation: 'book_sure_bank_lines', open: openSure },
    async fail(page) {
      await bookSure(page).click();
      await expectApology(page);
    },
    async recover(page) {
      await bookSure(page).click();
      await expect(page.getByText('Alles was al geboekt.')).toBeVisible();
    },
  },
  {
    ...{ screen: 'booking a transfer for an invoice', operation: 'book_bank_line' },
    async open(page) {
      // The new account owes the club its registration.
      await enrolNewAccount(page);
      await page.context().clearCookies();
      await openUnknown(page);
      await page
        .getByRole('button', { name: /^Kies een kostennota/ })
        .first()
        .click();
      await expect(bookFirst(page)).toBeVisible();
    },
    async fail(page) {
      await bookFirst(page).click();
      await expectApology(page);
    },
    async recover(page) {
      // The day of the file is before the order, which the server says.
      await bookFirst(page).click();
      await expect(picking(page).getByRole('alert')).toContainText('voor de bestelling');
    },
  },
  {
    ...{ screen: 'setting a transfer aside', operation: 'set_bank_line_aside', open: openUnknown },
    async fail(page) {
      await firstAside(page).click();
      await expectApology(page);
    },
    async recover(page) {
      await firstAside(page).click();
      await expect(page.getByText('De overschrijving staat opzij.')).toBeVisible();
    },
  },
];
