import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { Euros, IsoDate } from '../../scalars.ts';

export const PaymentAttempt = Type.Enum(['none', 'left', 'in-bank', 'failed', 'cancelled'], {
  description:
    'Last attempt to pay online. left: its checkout is open, or was closed halfway; in-bank: the payer did their part, and the bank has yet to say how it ended',
});

/** How the money of an order stands. Everything that the portal says about a payment follows from it. */
export const MoneyStanding = Type.Object({
  total: Euros,
  paid: Euros,
  credited: or(Euros, 0),
  open: amount('Unpaid amount, due today or later'),
  overdue: or(amount('Overdue part of `open`'), 0),
  reclaim: or(
    amount('Part of `open` that the family got twice: from the club, and from the bank as well'),
    0,
  ),
  refund: or(amount('Amount to refund: paid, but no longer owed'), 0),
  payable: or(
    amount('Amount of a payment by redirect_to_mollie_payment with `early`; 0: nothing is open'),
    0,
  ),
  due: Type.Union([IsoDate, Type.Null()], {
    description: 'Last day to pay the first open instalment; null: no open instalment, or no day is set',
  }),
  attempt: Type.Optional(PaymentAttempt),
});
export type MoneyStanding = Static<typeof MoneyStanding>;

function amount(description: string) {
  return Type.Unsafe<number>({ ...Euros, description });
}
