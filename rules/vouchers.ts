import { type Cents, spreadCents } from './money.ts';

/** A voucher code of a club (specification 3, "Cart state": `vouchers`). */
export interface Voucher {
  readonly nid: number;
  readonly kind: 'percentage' | 'amount';
  /** Whole percents, or cents. */
  readonly value: number;
  /** null: for everything of the club. */
  readonly courseNid: number | null;
  /** null: as often as one likes. */
  readonly maxUses: number | null;
  readonly uses: number;
  readonly isCombinable: boolean;
  readonly validFrom: Date | null;
  /** It is over at this moment. */
  readonly validUntil: Date | null;
}

/** Something that a voucher may make cheaper. */
export interface Reducible {
  /** null: it belongs to no course. */
  readonly courseNid: number | null;
  readonly costCents: Cents;
}

/** Whether a voucher is good at a moment for a cart with something of these courses in it. */
export function isGoodVoucher(voucher: Voucher, now: Date, courseNids: ReadonlySet<number>): boolean {
  const { courseNid, maxUses, uses, validFrom, validUntil } = voucher;
  const isTime = (validFrom === null || validFrom <= now) && (validUntil === null || now < validUntil);
  const isLeft = maxUses === null || uses < maxUses;
  return isTime && isLeft && (courseNid === null || courseNids.has(courseNid));
}

/**
 * Which of good vouchers count together: the one that was given first does, another only where both may be combined
 * (specification 4.2). One code counts once.
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

/** By nid of the voucher, what it takes off each of the things. */
export type Reductions = ReadonlyMap<number, readonly Cents[]>;

/**
 * What vouchers take off each thing, exact to the cent and never more than it costs (specification 9). Percentages come
 * before amounts, whatever the order in which the codes were given: so a cart has one price, and the best one for the member.
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
