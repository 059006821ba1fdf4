import { type TrialTariff, withoutTrialSession } from '#rules/trials.ts';
import type { Belongings, CartItems, CartSeats, Couple } from './cartItems.ts';

interface TariffExtras extends Partial<Belongings> {
  /** The nid of its course. */
  readonly course?: number;
  readonly couple?: Couple;
  /** From which member of a family the tariff is, where it is for the next members only. */
  readonly rank?: number | undefined;
  /** The tariffs that it replaces: the others of a course for which a person registers once. */
  readonly instead?: readonly number[];
}

/** Adds a tariff. A tariff that was already in the cart gets the new extras instead of the old ones. */
export function withTariff(before: CartItems, tariff: number, extras: TariffExtras = {}): CartItems {
  const { trials = [], services = [], companions = [], course, couple, rank, instead = [] } = extras;
  const items = instead.reduce(withoutTariff, before);
  const kept = withoutTariff(items, tariff);
  return {
    ...kept,
    tariffs: items.tariffs.includes(tariff) ? items.tariffs : [...items.tariffs, tariff],
    trials: union(kept.trials, trials),
    services: union(kept.services, services),
    companions: union(kept.companions, companions),
    belongings: { ...kept.belongings, [tariff]: { trials, services, companions } },
    couples: couple ? { ...kept.couples, [tariff]: couple } : kept.couples,
    courses: course === undefined ? kept.courses : { ...kept.courses, [tariff]: course },
    ranks: rank === undefined ? kept.ranks : { ...kept.ranks, [tariff]: rank },
  };
}

/** Removes a tariff and its belongings, except belongings that another tariff has too. */
export function withoutTariff(items: CartItems, tariff: number): CartItems {
  const { [tariff]: own, ...belongings } = items.belongings;
  const { [tariff]: _couple, ...couples } = items.couples;
  const { [tariff]: _course, ...courses } = items.courses;
  const { [tariff]: _rank, ...ranks } = items.ranks;
  const others = Object.values(belongings);
  const isLeft = <Id>(id: Id, pick: (of: Belongings) => readonly Id[]) =>
    !own || !pick(own).includes(id) || others.some((other) => pick(other).includes(id));
  return {
    ...items,
    tariffs: items.tariffs.filter((nid) => nid !== tariff),
    trials: items.trials.filter((session) => isLeft(session, (of) => of.trials)),
    services: items.services.filter((service) => isLeft(service, (of) => of.services)),
    companions: items.companions.filter((uid) => isLeft(uid, (of) => of.companions)),
    belongings,
    couples,
    courses,
    ranks,
  };
}

/**
 * Removes a trial session. The last session takes its tariff along (specification 4.2). Related products belong to any tariff
 * of the cart, so they leave only when no other tariff remains.
 */
export function withoutTrial(
  items: CartItems,
  session: number,
  { tariff, relatedProducts }: Pick<TrialTariff, 'tariff' | 'relatedProducts'>,
): CartItems {
  const isAlone = items.tariffs.every((other) => other === tariff);
  const left = withoutTrialSession(items, session, {
    tariff,
    sessions: items.belongings[tariff]?.trials ?? [],
    relatedProducts: isAlone ? relatedProducts : [],
  });
  if (!left.tariffs.includes(tariff)) return withoutTariff(left, tariff);
  const belongings = mapBelongings(left, (of) => ({
    ...of,
    trials: of.trials.filter((one) => one !== session),
  }));
  return { ...left, belongings };
}

/** @param quantity The new quantity; 0 removes the variant. */
export function withProduct(items: CartItems, variant: number, quantity: number): CartItems {
  const { [variant]: _, ...others } = items.products;
  return { ...items, products: quantity > 0 ? { ...others, [variant]: quantity } : others };
}

export function withPass(items: CartItems, pass: number): CartItems {
  return { ...items, passes: union(items.passes, [pass]) };
}

export function withoutPass(items: CartItems, pass: number): CartItems {
  return { ...items, passes: items.passes.filter((nid) => nid !== pass) };
}

/**
 * @param service `nid`, or `nid;uid` for a companion
 * @param tariff The tariff that the service leaves the cart with
 */
export function withService(items: CartItems, service: string, tariff?: number): CartItems {
  const own = tariff === undefined ? undefined : items.belongings[tariff];
  const belongings =
    tariff === undefined
      ? items.belongings
      : {
          ...items.belongings,
          [tariff]: {
            trials: own?.trials ?? [],
            companions: own?.companions ?? [],
            services: union(own?.services ?? [], [service]),
          },
        };
  return { ...items, services: union(items.services, [service]), belongings };
}

export function withoutService(items: CartItems, service: string): CartItems {
  return {
    ...items,
    services: items.services.filter((one) => one !== service),
    belongings: mapBelongings(items, (of) => ({
      ...of,
      services: of.services.filter((one) => one !== service),
    })),
  };
}

export function withSeats(items: CartItems, seats: CartSeats | null): CartItems {
  return { ...items, seats: seats && seats.places.length > 0 ? seats : null };
}

/** A place with its tariff. A standing area can be in the cart with several tariffs. */
export type SeatPlace = Pick<CartSeats['places'][number], 'nid' | 'tariff'>;

export function withoutSeat(items: CartItems, gone: SeatPlace): CartItems {
  const { seats } = items;
  return withSeats(
    items,
    seats && { ...seats, places: seats.places.filter((place) => !isSamePlace(place, gone)) },
  );
}

export function isSamePlace(one: SeatPlace, other: SeatPlace): boolean {
  return one.nid === other.nid && one.tariff === other.tariff;
}

/** Adds a voucher code. Codes are compared without regard to case. */
export function withVoucher(items: CartItems, code: string): CartItems {
  const isKnown = items.vouchers.some((voucher) => voucher.toUpperCase() === code.toUpperCase());
  return isKnown ? items : { ...items, vouchers: [...items.vouchers, code] };
}

export function withoutVouchers(items: CartItems, codes: readonly string[]): CartItems {
  return { ...items, vouchers: items.vouchers.filter((voucher) => !codes.includes(voucher)) };
}

function union<Id>(held: readonly Id[], added: readonly Id[]): readonly Id[] {
  return [...new Set([...held, ...added])];
}

function mapBelongings(
  { belongings }: CartItems,
  change: (of: Belongings) => Belongings,
): CartItems['belongings'] {
  return Object.fromEntries(Object.entries(belongings).map(([tariff, of]) => [tariff, change(of)]));
}
