import type { Page } from '@playwright/test';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { arabesk } from '#tests/server/support/registration.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { balletPrice, callDirectly, enrolNewAccount } from '../../person/enrolNewAccount.ts';
import { uniqueSurname } from '../../person/newAccount.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

const today = isoDayOf(testStart.getTime() / 1000);
const year = Number(today.slice(0, 4));
export const certificatesPage = `/arabesk/beheer/attesten?jaar=${year}`;

/** Registers somebody for a season of lessons that is paid, so that a certificate for a health fund is due. */
export async function payForSeason(page: Page): Promise<{ readonly lname: string }> {
  const lname = uniqueSurname();
  const { oid: order } = await enrolNewAccount(page, { lname });
  await asManager(page);
  await callDirectly(page.request, 'mark_transfer_paid', {
    ...{ club: arabesk, order, amount: balletPrice, open: balletPrice },
    ...{ paidOn: today, keepsSurplus: false },
  });
  return { lname };
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function openDue(page: Page): Promise<void> {
  await payForSeason(page);
  await page.goto(certificatesPage);
}

async function openIssued(page: Page): Promise<void> {
  await payForSeason(page);
  await callDirectly(page.request, 'issue_certificates', { club: arabesk, year, notify: false });
  await page.goto(certificatesPage);
}

const lastOf = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).last();

/** Calls about the certificates of a club. */
export const clubCertificates: readonly FaultyCall[] = [
  {
    screen: 'the certificates of a club',
    operation: 'get_club_certificates',
    open: asManager,
    async fail(page) {
      await page.goto(certificatesPage);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(main(page).getByLabel('Jaar van betaling')).toHaveValue(String(year));
    },
  },
  {
    screen: 'issuing certificates',
    operation: 'issue_certificates',
    open: openDue,
    async fail(page) {
      await lastOf(page, /^Geef uit/).click();
      await dialog(page).getByRole('button', { name: 'Geef uit' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Geef uit' }).click();
      await expect(page.getByText(/^1 attest is uitgegeven\./)).toBeVisible();
    },
  },
  {
    screen: 'a mail about a certificate',
    operation: 'mail_certificates',
    open: openIssued,
    async fail(page) {
      await lastOf(page, /^Mail het gezin/).click();
      await expectApology(page);
    },
    async recover(page) {
      await lastOf(page, /^Mail het gezin/).click();
      await expect(page.getByText('1 mail is onderweg.')).toBeVisible();
    },
  },
  {
    screen: 'a correction of a certificate',
    operation: 'correct_certificate',
    open: openIssued,
    async fail(page) {
      await lastOf(page, /^Verbeter/).click();
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await dialog(page).getByRole('button', { name: 'Vervang het attest' }).click();
      await expect(page.getByText(/staat klaar voor het gezin\.$/)).toBeVisible();
    },
  },
  {
    screen: 'a withdrawal of a certificate',
    operation: 'withdraw_certificate',
    open: openIssued,
    async fail(page) {
      await lastOf(page, /^Trek in/).click();
      await dialog(page).getByRole('button', { name: 'Trek het attest in' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Trek het attest in' }).click();
      await expect(page.getByText(/is ingetrokken\.$/)).toBeVisible();
    },
  },
];
