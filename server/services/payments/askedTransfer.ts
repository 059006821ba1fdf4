import { legalName } from '#rules/legalIdentity.ts';
import { type Cents, eurosOf } from '#rules/money.ts';
import type { Transfer } from '#rules/transferCode.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { Transfer as WireTransfer } from '#schemas/entities/orders/transfer.ts';
import type { clubs, orders } from '../../db/schema.ts';

interface Asked {
  readonly club: typeof clubs.$inferSelect;
  readonly order: Pick<typeof orders.$inferSelect, 'oid' | 'checkoutOid'>;
  readonly amountCents: Cents;
}

/**
 * The transfer of an amount that an order asks for today. Every screen, mail and document shows this one. `undefined` where
 * nothing is asked, or the club gave no account.
 */
export function askedTransfer({ club, order, amountCents }: Asked): Transfer | undefined {
  const { iban, legal, title, transferCodeLine: codeLine } = club;
  if (iban === '' || amountCents <= 0) return undefined;
  // Banks compare the name with that of the account (verification of payee), which has the name of the legal person.
  const to = legal ? legalName(legal) : title;
  return { to, iban, amountCents, reference: referenceOf(order), codeLine };
}

export function toWireTransfer({ amountCents, ...transfer }: Transfer): WireTransfer {
  return { ...transfer, amount: eurosOf(amountCents) };
}
