import { readIds } from '#rules/readIds.ts';
import { formatList } from '#rules/writtenList.ts';
import type { User } from '#src/api/entities/people/user.ts';
import type { CartItems, PricedCart } from '../../basket/index.ts';

/** A person who needs a form, and what that person registers for. */
export interface Registrant {
  readonly uid: number;
  readonly tariffs: readonly number[];
  readonly passes: readonly number[];
  /** The partners of couple tariffs, by tariff. */
  readonly couples: CartItems['couples'];
}

/**
 * Everybody whom these carts register, once each: first the owners, then their companions and partners. A person in several
 * carts answers the questions of all of them.
 */
export function registrantsOf(carts: readonly Pick<PricedCart, 'uid' | 'items'>[]): readonly Registrant[] {
  const owners = carts.map(({ uid, items }) => registrantOf(uid, items));
  const others = carts.flatMap(({ uid, items }) =>
    [...items.companions, ...partnersIn(items)]
      .filter((one) => one !== uid)
      .map((one) => registrantOf(one, items)),
  );
  const byUid = Map.groupBy([...owners, ...others], ({ uid }) => uid);
  return [...byUid.values()].flatMap(([first, ...rest]) => (first ? [rest.reduce(joined, first)] : []));
}

function registrantOf(uid: number, { tariffs, passes, couples }: CartItems): Registrant {
  return { uid, tariffs, passes, couples };
}

function partnersIn({ tariffs, couples }: CartItems): readonly number[] {
  return tariffs.flatMap((tariff) => {
    const couple = couples[tariff];
    return couple && 'uid' in couple ? [couple.uid] : [];
  });
}

function joined(one: Registrant, other: Registrant): Registrant {
  return {
    uid: one.uid,
    tariffs: [...new Set([...one.tariffs, ...other.tariffs])],
    passes: [...new Set([...one.passes, ...other.passes])],
    couples: { ...one.couples, ...other.couples },
  };
}

/** People who register for the same. Their forms are fetched and saved in one call. */
export interface RegistrationBatch extends Omit<Registrant, 'uid'> {
  readonly uids: readonly [number, ...number[]];
}

/** Groups people who register for the same, in the given order. Everybody is in exactly one group. */
export function registrationBatches(registrants: readonly Registrant[]): readonly RegistrationBatch[] {
  const same = Map.groupBy(registrants, ({ tariffs, passes, couples }) =>
    JSON.stringify([inOrder(tariffs), inOrder(passes), couples]),
  );
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { uid, ...about } = first;
    return [{ ...about, uids: [uid, ...others.map((other) => other.uid)] as const }];
  });
}

function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

/** Query parameter with the people who register along with the first one: `?leden=8,9`, or `?leden=` for nobody. */
export const togetherParameter = 'leden';

/** The people in the address. Undefined without the parameter: then everybody with a filled cart registers. */
export function readTogether(query: URLSearchParams): readonly number[] | undefined {
  const named = query.get(togetherParameter);
  return named === null ? undefined : [...new Set(readIds(named))];
}

export interface Together {
  /** The people who register now. */
  readonly people: readonly [User, ...User[]];
  /** The family members beside the first of them who have a filled cart at this club too. */
  readonly others: readonly User[];
}

interface Family {
  /** Whose step it is. */
  readonly member: User;
  readonly members: readonly User[];
  /** Uids of those who have a filled cart at the club. */
  readonly filled: readonly number[];
  /** The people in the address. */
  readonly named: readonly number[] | undefined;
}

/**
 * The people of a registration: the member, and everybody with a filled cart unless the address names them. A member whose cart is empty gives
 * way to those who chose something.
 */
export function togetherOf({ member, members, filled, named }: Family): Together {
  const ready = members.filter(({ uid }) => filled.includes(uid));
  const first = ready.find(({ uid }) => uid === member.uid) ?? ready[0] ?? member;
  const others = ready.filter((one) => one !== first);
  return { people: [first, ...others.filter(({ uid }) => named?.includes(uid) ?? true)], others };
}

/** "Noor, Lars en Zoë". */
export function nameList(people: readonly { readonly firstName: string }[]): string {
  return formatList(people.map(({ firstName }) => firstName));
}
