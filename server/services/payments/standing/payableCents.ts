import type { IsoDay } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { invoiceAccount } from '../invoiceAccount.ts';
import type { LoadedAccount } from '../loadAccounts.ts';

/**
 * The amount of a payment that is started today.
 *
 * @param isEarly - when nothing is due yet, the amount is that of the next part, also where the club has set no day
 */
export function payableCents(account: LoadedAccount, today: IsoDay, isEarly: boolean): Cents {
  const { dueCents, next } = invoiceStanding(invoiceAccount(account), today);
  if (dueCents > 0 || !isEarly) return dueCents;
  return next?.amountCents ?? 0;
}
