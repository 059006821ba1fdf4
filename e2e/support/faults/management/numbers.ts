import { expect } from '../../test.ts';
import { expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

/** The club in numbers. */
export const numbersFaults: readonly FaultyCall[] = [
  {
    screen: 'a club in numbers',
    operation: 'get_club_numbers',
    open: asManager,
    async fail(page) {
      await page.goto('/arabesk/beheer/cijfers');
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('heading', { name: 'Openstaand geld' })).toBeVisible();
    },
  },
];
