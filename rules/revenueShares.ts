import type { Cents } from './money.ts';
import { spreadCents } from './spreadCents.ts';

/** The part of an amount that belongs to a revenue account of the club; '' for what no account was named for. */
export interface RevenueShare {
  readonly account: string;
  readonly cents: Cents;
}

/**
 * Divides an amount of an invoice or a credit note over the revenue accounts of its lines. The shares add up to the amount, to the cent: what
 * belongs to no line, such as a voucher or a rounding, is spread over all of them.
 */
export function revenueShares(amountCents: Cents, lines: readonly RevenueShare[]): readonly RevenueShare[] {
  const byAccount = [...Map.groupBy(lines, ({ account }) => account)].map(([account, own]) => ({
    account,
    cents: Math.max(
      0,
      own.reduce((sum, { cents }) => sum + cents, 0),
    ),
  }));
  const charged = byAccount.filter(({ cents }) => cents > 0);
  if (charged.length === 0) return [{ account: '', cents: amountCents }];
  const shares = spreadCents(
    amountCents,
    charged.map(({ cents }) => cents),
  );
  return charged
    .map(({ account }, place) => ({ account, cents: shares[place] ?? 0 }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => one.account.localeCompare(other.account));
}
