import { type AgeRestricted, judgeAge } from './age.ts';
import type { IsoDay } from './brusselsTime.ts';
import type { RegistrationCase } from './eligibility.ts';

/** The facts about one tariff in the cart that a transfer needs. */
export interface TransferItem extends AgeRestricted {
  readonly courseType: RegistrationCase['courseType'];
  /** People who are registered for the tariff, as `isRegisteredStatus` judges. */
  readonly registeredUids: readonly number[];
  /** The day for which ages are computed: see `ageDay`. */
  readonly ageDay: IsoDay;
}

export interface NewMember {
  readonly uid: number;
  readonly birthdate: IsoDay | undefined;
}

type TransferRefusal = 'age' | 'registered';

export interface TransferDecision<Item> {
  readonly kept: readonly Item[];
  readonly dropped: readonly { readonly item: Item; readonly reason: TransferRefusal }[];
}

/**
 * Decides which items of a cart move to another member, and why the others don't (specification 4.2). An item stays behind
 * when the age is out of bounds or the member is registered already. Tickets may be bought again (specification 4.1).
 */
export function decideTransfer<Item extends TransferItem>(
  items: readonly Item[],
  newMember: NewMember,
): TransferDecision<Item> {
  const judged = items.map((item) => ({ item, reason: transferRefusal(item, newMember) }));
  return {
    kept: judged.flatMap(({ item, reason }) => (reason === undefined ? [item] : [])),
    dropped: judged.flatMap(({ item, reason }) => (reason === undefined ? [] : [{ item, reason }])),
  };
}

function transferRefusal(item: TransferItem, { uid, birthdate }: NewMember): TransferRefusal | undefined {
  if (!judgeAge(item, birthdate, item.ageDay).fits) return 'age';
  return item.courseType !== 'ticket' && item.registeredUids.includes(uid) ? 'registered' : undefined;
}
