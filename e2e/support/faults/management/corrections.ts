import type { Page } from '@playwright/test';
import { enrolNewAccount } from '../../person/enrolNewAccount.ts';
import { uniqueSurname } from '../../person/newAccount.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager, dialogOf } from './newInvoice.ts';

const stopping = dialogOf(/stoppen$/);
const raising = dialogOf(/^Prijs verhogen/);
const reason = (dialog: ReturnType<typeof stopping>) => dialog.getByRole('textbox', { name: 'Waarom?' });
const newPrice = (page: Page) => raising(page).getByRole('textbox', { name: 'Nieuwe prijs' });

/** Hiphop kids. */
const list = '/arabesk/beheer?cursus=105';

async function openStop(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(list);
  await page.getByRole('button', { name: 'Stop deze cursus' }).click();
}

/** The calls that stop a course, and raise the price of one registration. */
export const corrections: readonly FaultyCall[] = [
  {
    screen: 'the proposal of what to give back where a course stops',
    operation: 'get_course_stop',
    async open(page) {
      await asManager(page);
      await page.goto(list);
    },
    async fail(page) {
      await page.getByRole('button', { name: 'Stop deze cursus' }).click();
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(stopping(page).getByText(/lessen weg\.$/)).toBeVisible();
    },
  },
  {
    screen: 'the stop of a course',
    operation: 'stop_course',
    async open(page) {
      await openStop(page);
      await reason(stopping(page)).fill('De zaal is verkocht');
      await stopping(page).getByRole('button', { name: 'Bekijk wat er gebeurt' }).click();
      await expect(stopping(page).getByText('Dit gebeurt er')).toBeVisible();
    },
    async fail(page) {
      await stopping(page)
        .getByRole('button', { name: /^Stop de cursus/ })
        .click();
      await expectApology(page);
      await expect(reason(stopping(page))).toHaveValue('De zaal is verkocht');
    },
    async recover(page) {
      await stopping(page)
        .getByRole('button', { name: /^Stop de cursus/ })
        .click();
      await expect(stopping(page)).toHaveCount(0);
      await expect(page.getByText('Deze cursus stopt vanaf')).toBeVisible();
    },
  },
  {
    screen: 'the raise of a price',
    operation: 'raise_price',
    async open(page) {
      const lname = uniqueSurname();
      await enrolNewAccount(page, { lname });
      await asManager(page);
      await page.goto(`/arabesk/beheer?${new URLSearchParams({ cursus: '109', zoek: lname })}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: `Nele ${lname}` })
        .click();
      await page.getByRole('button', { name: 'Verhoog de prijs' }).click();
      await newPrice(page).fill('250');
      await reason(raising(page)).fill('Ook op woensdag');
    },
    async fail(page) {
      await raising(page)
        .getByRole('button', { name: /^Verhoog de prijs/ })
        .click();
      await expectApology(page);
      await expect(newPrice(page)).toHaveValue('250');
    },
    async recover(page) {
      await raising(page)
        .getByRole('button', { name: /^Verhoog de prijs/ })
        .click();
      await expect(raising(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Prijs' }).getByText('€ 250,00')).toBeVisible();
    },
  },
];
