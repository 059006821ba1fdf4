import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager, dialogOf, openInvoice, payments, row } from './newInvoice.ts';

const marking = dialogOf(/^Betaling voor/);
const undoing = dialogOf('Deze betaling ongedaan maken?');
const save = (page: Page) => marking(page).getByRole('button', { name: 'Noteer als betaald' });
const undo = (page: Page) => undoing(page).getByRole('button', { name: 'Maak ongedaan' });

/** Opens the dialog for an invoice that is open, with a part of its amount. */
async function openMarking(page: Page): Promise<void> {
  await openInvoice(page);
  await row(page)
    .getByRole('button', { name: /^Noteer een betaling/ })
    .click();
  await marking(page).getByRole('textbox', { name: 'Bedrag' }).fill('25,00');
}

/** A mail that the server doesn't know: only a mail server that refuses makes real ones (`undeliveredMails.spec.ts`). */
const mail = {
  id: '7f1f2e0c-6a38-4a52-9f3b-0c9f0a7a7d11',
  ...{ kind: 'order', to: 'an@example.org', name: 'An Peeters', subject: 'Je bestelling' },
  ...{ queued: 1_795_165_200, gave_up: 1_795_165_201, why: 'address', resendable: true, refused: true },
};
const resend = (page: Page) => page.getByRole('button', { name: /^Opnieuw versturen/ });

function reading(
  screen: string,
  operation: FaultyCall['operation'],
  path: string,
  shown: string,
): FaultyCall {
  const heading = (page: Page) => page.getByRole('main').getByText(shown, { exact: true }).first();
  return {
    ...{ screen, operation },
    open: asManager,
    async fail(page) {
      await page.goto(path);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(heading(page)).toBeVisible();
    },
  };
}

/** The payments, mails and actions of a club. */
export const ledger: readonly FaultyCall[] = [
  reading('the payments of a club', 'get_club_payments', `${payments}?toon=alles`, 'Noor Peeters'),
  reading(
    'the mails that were not delivered',
    'get_undelivered_mails',
    '/arabesk/beheer/mails',
    'Alle mails zijn bezorgd',
  ),
  {
    screen: 'the actions of a club',
    operation: 'get_club_actions',
    open: asManager,
    async fail(page) {
      await page.goto('/arabesk/beheer/acties');
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      // Other calls of this list may have booked something.
      const done = page.getByText(/^\d\d\/\d\d\/\d{4} om \d\du\d\d$/).first();
      await expect(page.getByText('Nog geen acties').or(done)).toBeVisible();
    },
  },
  {
    screen: 'the booking of a transfer',
    operation: 'mark_transfer_paid',
    open: openMarking,
    async fail(page) {
      await save(page).click();
      await expectApology(page);
      await expect(marking(page).getByRole('textbox', { name: 'Bedrag' })).toHaveValue('25,00');
    },
    async recover(page) {
      await save(page).click();
      await expect(marking(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Deels betaald');
    },
  },
  {
    screen: 'the undoing of a transfer',
    operation: 'undo_transfer',
    async open(page) {
      await openMarking(page);
      await save(page).click();
      await expect(marking(page)).toHaveCount(0);
      await row(page)
        .getByRole('button', { name: /^Maak ongedaan/ })
        .click();
      await undoing(page).getByRole('textbox', { name: 'Waarom?' }).fill('Verkeerde familie');
    },
    async fail(page) {
      await undo(page).click();
      await expectApology(page);
      await expect(undoing(page).getByRole('textbox', { name: 'Waarom?' })).toHaveValue('Verkeerde familie');
    },
    async recover(page) {
      await undo(page).click();
      await expect(undoing(page)).toHaveCount(0);
      await expect(row(page)).toContainText('Betaling ongedaan gemaakt');
    },
  },
  {
    screen: 'the second try of a mail',
    operation: 'resend_mail',
    async open(page) {
      await asManager(page);
      await page.route('**/api?q=get_undelivered_mails*', (route) =>
        route.fulfill({ json: { result: [mail] } }),
      );
      await page.goto('/arabesk/beheer/mails');
    },
    async fail(page) {
      await resend(page).click();
      await expectApology(page);
    },
    async recover(page) {
      await resend(page).click();
      await expect(page.getByText('We vinden deze mail niet.')).toBeVisible();
    },
  },
];
