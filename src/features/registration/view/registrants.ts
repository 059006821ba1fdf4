import type { CartItems, PricedCart } from '../../basket/index.ts';

/** Somebody whom a form is asked for, and what it is about. */
export interface Registrant {
  readonly uid: number;
  readonly tariffs: readonly number[];
  readonly passes: readonly number[];
  /** With whom the courses by two are taken, by tariff. */
  readonly couples: CartItems['couples'];
}

/**
 * Everybody who is registered by these carts, each once: first those whose carts they are, then who registers along
 * with them. Somebody who is in several answers what all of these ask.
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
