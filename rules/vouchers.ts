import type { Cents } from './money.ts';
import { spreadCents } from './spreadCents.ts';

/** A voucher code of a club (specification 3, "Cart state": `vouchers`). */
export interface Voucher {
  readonly nid: number;
  readonly kind: 'percentage' | 'amount';
  /** Whole percents, or cents, according to `kind`. */
  readonly value: number;
  /** null where the voucher is for everything of the club. */
  readonly courseNid: number | null;
  /** null where the voucher has no maximum. */
  readonly maxUses: number | null;
  readonly uses: number;
  readonly isCombinable: boolean;
  readonly validFrom: Date | null;
  /** Excluded: at this moment the voucher has expired. */
  readonly validUntil: Date | null;
}

/** An item that a voucher may make cheaper. */
export interface Reducible {
  /** null where the item belongs to no course. */
  readonly courseNid: number | null;
  readonly costCents: Cents;
}

/** Whether a voucher is valid at a moment, for a cart with items of these courses. */
export function isGoodVoucher(voucher: Voucher, now: Date, courseNids: ReadonlySet<number>): boolean {
  const { courseNid, maxUses, uses, validFrom, validUntil } = voucher;
  const isTime = (validFrom === null || validFrom <= now) && (validUntil === null || now < validUntil);
  const isLeft = maxUses === null || uses < maxUses;
  return isTime && isLeft && (courseNid === null || courseNids.has(courseNid));
}

/**
 * Chooses which valid vouchers count together (specification 4.2). The first one given always counts. Another one counts
 * only if both may be combined. A code counts once.
 */
export function combinedVouchers<Given extends Voucher>(given: readonly Given[]): readonly Given[] {
  const counting: Given[] = [];
  for (const voucher of given) {
    const [first] = counting;
    const isNew = counting.every(({ nid }) => nid !== voucher.nid);
    if (!first || (isNew && first.isCombinable && voucher.isCombinable)) counting.push(voucher);
  }
  return counting;
}

/** The reduction of each item, by the nid of the voucher. */
export type Reductions = ReadonlyMap<number, readonly Cents[]>;

/**
 * Computes the reductions of each item, exact to the cent and never above its cost (specification 9). Percentages are
 * applied before amounts, in whatever order the codes were given. So a cart has one price, the best one for the member.
 */
export function reductionsOf(vouchers: readonly Voucher[], things: readonly Reducible[]): Reductions {
  const reductions = new Map<number, readonly Cents[]>();
  let left = things.map(({ costCents }) => costCents);
  for (const voucher of vouchers.toSorted(percentagesFirst)) {
    const weights = things.map(({ courseNid }, index) => {
      const isMeant = voucher.courseNid === null || voucher.courseNid === courseNid;
      return isMeant ? (left[index] ?? 0) : 0;
    });
    const shares = spreadCents(reductionOf(voucher, sumOf(weights)), weights);
    left = left.map((cost, index) => cost - (shares[index] ?? 0));
    reductions.set(voucher.nid, shares);
  }
  return reductions;
}

function reductionOf({ kind, value }: Voucher, cost: Cents): Cents {
  return kind === 'percentage' ? Math.round((cost * value) / 100) : Math.min(value, cost);
}

function percentagesFirst(one: Voucher, other: Voucher): number {
  return Number(one.kind === 'amount') - Number(other.kind === 'amount') || one.nid - other.nid;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
