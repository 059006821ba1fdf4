import { type CartLine, placesOfLine } from '#server/services/cart/pricedCart.ts';
import { type Occupancies, occupancyOf } from '#server/services/holds/occupancy.ts';
import type { CartFacts } from './cartFacts.ts';

/** Places of a tariff that a cart takes when it is ordered. */
export interface TakenPlace {
  readonly tariffNid: number;
  readonly places: number;
}

/** The places that a cart takes, without those that are held already: these are occupied for every other cart. */
export function placesTakenBy(
  { holds, now }: Pick<CartFacts, 'holds' | 'now'>,
  lines: readonly CartLine[],
): readonly TakenPlace[] {
  return lines.flatMap((line) => {
    if (line.type !== 'tariff' || line.isQueued) return [];
    const { tariffNid, uid } = line;
    const isHeld = holds.some(
      (hold) => hold.tariffNid === tariffNid && hold.uid === uid && hold.expiresAt > now,
    );
    return isHeld ? [] : [{ tariffNid, places: placesOfLine(line) }];
  });
}

export function withTaken(occupancies: Occupancies, taken: readonly TakenPlace[]): Occupancies {
  const after = new Map(occupancies);
  for (const { tariffNid, places } of taken) {
    const before = occupancyOf(after, tariffNid);
    after.set(tariffNid, { ...before, taken: before.taken + places });
  }
  return after;
}
