import type { Cents } from './money.ts';
import { spreadCents } from './spreadCents.ts';

/** The part of an amount that belongs to a revenue account of the club, and to one thing that it sells. */
export interface RevenueShare {
  /** '' for what no account was named for. */
  readonly account: string;
  /** The course, event or product; '' for what no line says. */
  readonly what: string;
  readonly cents: Cents;
}

/**
 * Divides an amount of an invoice or a credit note over what its lines sell, and over their revenue accounts. The shares add up to the amount, to the cent: what
 * belongs to no line, such as a voucher or a rounding, is spread over all of them.
 */
export function revenueShares(amountCents: Cents, lines: readonly RevenueShare[]): readonly RevenueShare[] {
  const keyOf = ({ account, what }: RevenueShare) => JSON.stringify([account, what]);
  const byThing = [...Map.groupBy(lines, keyOf).values()].map((own) => ({
    ...{ account: own[0]?.account ?? '', what: own[0]?.what ?? '' },
    cents: Math.max(
      0,
      own.reduce((sum, { cents }) => sum + cents, 0),
    ),
  }));
  const charged = byThing.filter(({ cents }) => cents > 0);
  if (charged.length === 0) return [{ account: '', what: '', cents: amountCents }];
  const shares = spreadCents(
    amountCents,
    charged.map(({ cents }) => cents),
  );
  return charged
    .map(({ account, what }, place) => ({ account, what, cents: shares[place] ?? 0 }))
    .filter(({ cents }) => cents > 0)
    .toSorted((one, other) => one.account.localeCompare(other.account) || one.what.localeCompare(other.what));
}
