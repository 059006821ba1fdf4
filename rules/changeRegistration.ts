import type { Cents } from './money.ts';
import { type StoppedMoney, stoppedAmounts } from './stopRegistration.ts';

interface ChangeFacts {
  /** What the family is charged for the registration; undefined where the club settles it outside the portal. */
  readonly chargedCents: Cents | undefined;
  /** Today's price of the tariff that the person has. */
  readonly fromCents: Cents;
  /** Today's price of the other tariff. */
  readonly toCents: Cents;
  /** The invoice of the registration; undefined where there is none. */
  readonly account: ChangedAccount | undefined;
}

export interface ChangedAccount {
  readonly totalCents: Cents;
  readonly creditedCents: Cents;
  readonly openCents: Cents;
  readonly money: StoppedMoney;
  /** An amount can be added to the invoice. */
  readonly takesMore: boolean;
}

export interface ChangePrice {
  /** Added to the invoice; negative: taken off it. */
  readonly differenceCents: Cents;
  /** Part of what is taken off that nobody has to pay any more. */
  readonly lapsedCents: Cents;
  /** Part of what is taken off that was paid, and that the club gives back. */
  readonly backCents: Cents;
  /** How much cheaper the other tariff is where the club gives nothing back. */
  readonly keptCents: Cents;
}

const samePrice: ChangePrice = { differenceCents: 0, lapsedCents: 0, backCents: 0, keptCents: 0 };

/**
 * The price of a move from one tariff to another, by today's prices of both. Equal prices change nothing, whatever was paid. Another
 * price counts only where the family pays today's full price: nobody can say what a voucher or an old price is worth elsewhere.
 *
 * @returns undefined where the portal can't settle the difference
 */
export function priceOfChange({
  chargedCents,
  fromCents,
  toCents,
  account,
}: ChangeFacts): ChangePrice | undefined {
  const gap = toCents - fromCents;
  if (gap === 0) return samePrice;
  if (!account || chargedCents !== fromCents) return undefined;
  if (gap > 0) return account.takesMore ? { ...samePrice, differenceCents: gap } : undefined;
  const { creditedCents, lapsedCents, backCents } = stoppedAmounts({ ...account, linesCents: -gap });
  const keptCents = -gap - creditedCents;
  // The invoice was credited for something else already.
  if (keptCents > 0 && account.money !== 'none') return undefined;
  return { differenceCents: -creditedCents || 0, lapsedCents, backCents, keptCents };
}
