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
