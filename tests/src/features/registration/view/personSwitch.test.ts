import { describe, expect, test } from 'vitest';
import { paymentHint } from '#src/features/registration/view/personSwitch.ts';

describe('paymentHint', () => {
  test.each([
    ['says that everything is paid later', [{ payNow: 0, payLater: 19_500 }], 'Je betaalt later.'],
    [
      'shows the amount to pay now when the rest is paid later',
      [{ payNow: 5_000, payLater: 24_700 }],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'adds the amounts of all persons',
      [
        { payNow: 5_000, payLater: 0 },
        { payNow: 0, payLater: 19_500 },
      ],
      'Nu te betalen: €\u00a050,00',
    ],
    [
      'is empty when everything is paid now, because the button shows the amount',
      [{ payNow: 11_000, payLater: 0 }],
      '',
    ],
  ])('%s', (_title, invoices, expected) => {
    expect(paymentHint(invoices.map((invoice) => ({ invoice })))).toBe(expected);
  });
});
