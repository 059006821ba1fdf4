import type { Belongings, CartItems, CartSeats, Couple } from './cartItems.ts';

interface TariffExtras extends Partial<Belongings> {
  readonly couple?: Couple;
}

/** Chosen once more, a tariff takes what is chosen with it now. */
export function withTariff(items: CartItems, tariff: number, extras: TariffExtras = {}): CartItems {
  const { trials = [], services = [], companions = [], couple } = extras;
  const kept = withoutTariff(items, tariff);
  return {
    ...kept,
    tariffs: items.tariffs.includes(tariff) ? items.tariffs : [...items.tariffs, tariff],
    trials: union(kept.trials, trials),
    services: union(kept.services, services),
    companions: union(kept.companions, companions),
    belongings: { ...kept.belongings, [tariff]: { trials, services, companions } },
    couples: couple ? { ...kept.couples, [tariff]: couple } : kept.couples,
  };
}

/** Takes out what came along with it too, where no other tariff has it as well. */
export function withoutTariff(items: CartItems, tariff: number): CartItems {
  const { [tariff]: own, ...belongings } = items.belongings;
  const { [tariff]: _couple, ...couples } = items.couples;
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
  };
}

/** The last session of a trial takes its tariff along (specification 4.2). */
export function withoutTrial(items: CartItems, session: number): CartItems {
  const emptied = Object.entries(items.belongings).filter(
    ([, { trials }]) => trials.length === 1 && trials[0] === session,
  );
  const kept = emptied.reduce((left, [tariff]) => withoutTariff(left, Number(tariff)), items);
  return {
    ...kept,
    trials: kept.trials.filter((one) => one !== session),
    belongings: mapBelongings(kept, (of) => ({ ...of, trials: of.trials.filter((one) => one !== session) })),
  };
}

/** @param quantity How many there are to be; 0 takes the variant out. */
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
 * @param service `nid`, or `nid;uid` for somebody who registers along
 * @param tariff The one that it leaves the cart with
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

/** @param nid The seat, or the standing part of the hall. */
export function withoutSeat(items: CartItems, nid: number): CartItems {
  const { seats } = items;
  return withSeats(items, seats && { ...seats, places: seats.places.filter((place) => place.nid !== nid) });
}

/** One and the same code in capitals and in small letters counts once. */
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
