import type { Cents } from './money.ts';

/** The VAT within an amount, at one percentage. */
export interface VatShare {
  readonly percentage: number;
  readonly netCents: Cents;
  readonly vatCents: Cents;
}

/**
 * Splits amounts that include VAT. Rounds once per percentage, so that net and VAT add up to the amounts. A percentage whose
 * amounts cancel out is left out.
 */
export function vatWithin(
  amounts: readonly { readonly percentage: number; readonly cents: Cents }[],
): readonly VatShare[] {
  return [...Map.groupBy(amounts, ({ percentage }) => percentage)]
    .map(([percentage, ofOne]) => {
      const total = ofOne.reduce((sum, { cents }) => sum + cents, 0);
      const netCents = Math.round((total * 100) / (100 + percentage));
      return { percentage, netCents, vatCents: total - netCents };
    })
    .filter(({ netCents, vatCents }) => netCents !== 0 || vatCents !== 0)
    .toSorted((one, other) => one.percentage - other.percentage);
}

/**
 * The VAT within a credit note on part of an invoice: the credit is spread over the percentages of the invoice in proportion,
 * because a credit note names no line.
 */
export function vatWithinCredit(invoiced: readonly VatShare[], creditCents: Cents): readonly VatShare[] {
  const totalCents = invoiced.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
  if (totalCents <= 0) return [];
  let left = creditCents;
  const amounts = invoiced.map(({ percentage, netCents, vatCents }, place) => {
    const isLast = place === invoiced.length - 1;
    const cents = isLast ? left : Math.round((creditCents * (netCents + vatCents)) / totalCents);
    left -= cents;
    return { percentage, cents };
  });
  return vatWithin(amounts);
}
