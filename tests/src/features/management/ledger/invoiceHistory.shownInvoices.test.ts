import { expect, it } from 'vitest';
import { shownInvoices, shownOf, wordOf } from '#src/features/management/ledger/invoiceHistory.ts';

it.each(shownInvoices)('%s has a word in the address that leads back to it', (shown) => {
  expect(shownOf(wordOf(shown))).toBe(shown);
});

it.each([null, '', 'iets'])('%j shows what is open', (word) => {
  expect(shownOf(word)).toBe('open');
});
