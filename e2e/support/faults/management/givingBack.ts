import type { Page } from '@playwright/test';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { arabesk } from '#tests/server/support/registration.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { balletPrice, callDirectly } from '../../person/enrolNewAccount.ts';
import { shirt } from '../../person/orderShirt.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { dialogOf, openInvoice, row } from './newInvoice.ts';

const crediting = dialogOf(/^Bedrag teruggeven/);
const using = dialogOf(/^Tegoed van/);
const noting = dialogOf(/^Teruggegeven aan/);
const undoing = dialogOf('Deze teruggave ongedaan maken?');
const amount = (dialog: ReturnType<typeof crediting>) => dialog.getByRole('textbox', { name: 'Bedrag' });
const why = (dialog: ReturnType<typeof crediting>) => dialog.getByRole('textbox', { name: 'Waarom?' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const today = isoDayOf(testStart.getTime() / 1000);
/** Credit of the new account, in euros. */
const credit = 50;

/** Opens the list with an invoice on which the club has a credit of the family, and a second one that is open. */
async function openCredit(page: Page, notedBefore = 0): Promise<void> {
  await openInvoice(page, {
    asParent: ({ uid }) =>
      callDirectly(page.request, 'place_order', { club: arabesk, uid, tariffs: [], ...shirt }),
    async before({ oid: order }) {
      await callDirectly(page.request, 'mark_transfer_paid', {
        ...{ club: arabesk, order, amount: balletPrice + credit, open: balletPrice },
        ...{ paidOn: today, keepsSurplus: true },
      });
      if (notedBefore > 0)
        await callDirectly(page.request, 'note_given_back', {
          ...{ club: arabesk, order, amount: notedBefore, refund: credit },
          ...{ way: 'cash', givenOn: today },
        });
    },
  });
}

async function chooseCrediting(page: Page): Promise<void> {
  await press(page, /^Meer voor/);
  await press(page, 'Geef een bedrag terug');
}

/** Opens the list with an invoice that is overdue. Nothing in the demo data of the club is, so the server refuses in the end. */
async function openOverdue(page: Page): Promise<void> {
  await page.route('**/api?q=get_club_payments*', async (route) => {
    const { result, owed, ...rest } = await (await route.fetch()).json();
    const overdue = result.map((invoice: object) => ({ ...invoice, state: 'overdue' }));
    await route.fulfill({
      json: { ...rest, result: overdue, owed: owed && { ...owed, overdue: result.length } },
    });
  });
  await openInvoice(page);
}

/** Lets the screen offer a reminder of the invoice that the list shows. */
async function answerReminders(page: Page): Promise<void> {
  let order = 0;
  page.on('response', async (response) => {
    if (response.url().includes('get_club_payments')) order = (await response.json()).result[0]?.oid ?? order;
  });
  const transfer = { account: 'BE68 5390 0754 7034', reference: '+++000/0000/01212+++' };
  const invoice = { number: 'KN-1', name: 'Nele', amount: 10, due: '2026-11-01', ...transfer };
  await page.route('**/api?q=get_reminders*', (route) => {
    const mail = { order, payer: 'Nele Janssens', to: 'nele@example.org', invoices: [invoice] };
    return route.fulfill({ json: { result: { mails: [mail], held: [], more: 0, mail: null } } });
  });
}

/** The calls that take an amount off an invoice, note what a club gave back, and remind a family. */
export const givingBack: readonly FaultyCall[] = [
  {
    screen: 'the proposal of what to give back',
    operation: 'get_refund_proposal',
    open: (page) => openInvoice(page),
    async fail(page) {
      await chooseCrediting(page);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(amount(crediting(page))).toBeVisible();
    },
  },
  {
    screen: 'the giving back of an amount',
    operation: 'credit_amount',
    async open(page) {
      await openInvoice(page);
      await chooseCrediting(page);
      await amount(crediting(page)).fill('25,00');
      await why(crediting(page)).fill('Gestopt na een blessure');
      await press(page, 'Bekijk wat er gebeurt');
      await expect(crediting(page).getByRole('status')).toContainText('25,00 minder');
    },
    async fail(page) {
      await press(page, /^Geef terug/);
      await expectApology(page);
      await expect(amount(crediting(page))).toHaveValue('25,00');
      await expect(why(crediting(page))).toHaveValue('Gestopt na een blessure');
    },
    async recover(page) {
      await press(page, /^Geef terug/);
      await expect(crediting(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Creditnota');
    },
  },
  {
    screen: 'the use of a credit',
    operation: 'use_credit',
    async open(page) {
      await openCredit(page);
      await press(page, /^Gebruik het tegoed/);
      await amount(using(page)).fill('10,00');
    },
    async fail(page) {
      await press(page, 'Betaal met het tegoed');
      await expectApology(page);
      await expect(amount(using(page))).toHaveValue('10,00');
    },
    async recover(page) {
      await press(page, 'Betaal met het tegoed');
      await expect(using(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Gebruikt voor een andere kostennota');
    },
  },
  {
    screen: 'the note of what was given back',
    operation: 'note_given_back',
    async open(page) {
      await openCredit(page);
      await press(page, /^Noteer als teruggegeven/);
      await amount(noting(page)).fill('20,00');
    },
    async fail(page) {
      await noting(page).getByRole('button', { name: 'Noteer als teruggegeven' }).click();
      await expectApology(page);
      await expect(amount(noting(page))).toHaveValue('20,00');
    },
    async recover(page) {
      await noting(page).getByRole('button', { name: 'Noteer als teruggegeven' }).click();
      await expect(noting(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Zelf teruggegeven');
    },
  },
  {
    screen: 'the undoing of what was given back',
    operation: 'undo_given_back',
    async open(page) {
      await openCredit(page, 20);
      await press(page, /^Maak ongedaan.*20,00/);
      await why(undoing(page)).fill('Verkeerde familie');
    },
    async fail(page) {
      await undoing(page).getByRole('button', { name: 'Maak ongedaan' }).click();
      await expectApology(page);
      await expect(why(undoing(page))).toHaveValue('Verkeerde familie');
    },
    async recover(page) {
      await undoing(page).getByRole('button', { name: 'Maak ongedaan' }).click();
      await expect(undoing(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Teruggave ongedaan gemaakt');
    },
  },
  {
    screen: 'the reminder of one invoice',
    operation: 'get_reminders',
    open: openOverdue,
    async fail(page) {
      await press(page, /^Stuur een herinnering/);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByText(/^Hier is nog niets vervallen/)).toBeVisible();
    },
  },
  {
    screen: 'a reminder at once',
    operation: 'remind_now',
    async open(page) {
      await answerReminders(page);
      await openOverdue(page);
      await press(page, /^Stuur een herinnering/);
    },
    async fail(page) {
      await press(page, 'Verstuur de herinnering');
      await expectApology(page);
    },
    async recover(page) {
      await press(page, 'Verstuur de herinnering');
      await expect(page.getByText(/^(Hier is nog niets vervallen|We vinden deze bestelling)/)).toBeVisible();
    },
  },
  {
    screen: 'the reminders of all',
    operation: 'remind_all',
    async open(page) {
      await answerReminders(page);
      await openOverdue(page);
      await press(page, 'Stuur herinneringen');
    },
    async fail(page) {
      await press(page, 'Verstuur de herinnering');
      await expectApology(page);
    },
    async recover(page) {
      await press(page, 'Verstuur de herinnering');
      await expect(page.getByText(/0 herinneringen zijn onderweg/)).toBeVisible();
    },
  },
];
