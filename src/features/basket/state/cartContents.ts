import type { CartContents as KeptContents } from '#schemas/entities/orders/keptCart.ts';
import type { CartContents } from '#src/api/entities/orders/keptCart.ts';
import { type CartItems, type Couple, isEmptyCart, noItems } from './cartItems.ts';

type Partner = Exclude<Couple, { readonly mail: string }>;

/** The items as the server keeps them for other devices, without their personal parts; null for an empty cart. */
export function contentsOf(items: CartItems): KeptContents | null {
  if (isEmptyCart(items)) return null;
  const { seats } = items;
  return {
    chosen: items.tariffs.map((tariff) => {
      const course = items.courses[tariff];
      const rank = items.ranks[tariff];
      const couple = keptPartner(items.couples[tariff]);
      const { trials = [], services = [], companions = [] } = items.belongings[tariff] ?? {};
      return {
        tariff,
        ...(course !== undefined && { course }),
        ...(rank !== undefined && { fromFamilyMember: rank }),
        ...{ trials: [...trials], selectedAdditionalServices: [...services], users: [...companions] },
        ...(couple && { couple }),
      };
    }),
    passes: [...items.passes],
    products: { ...items.products },
    selectedAdditionalServices: [...items.services],
    vouchers: [...items.vouchers],
    users: [...items.companions],
    trials: [...items.trials],
    passAsPrepaid: items.usesPass,
    partialPassUse: items.usesPassInPart,
    partsPayment: items.paysInParts,
    ...(seats && { places: { event: seats.event, seats: seats.places.map((place) => ({ ...place })) } }),
  };
}

/** The items of a kept cart. */
export function itemsOf(contents: CartContents | null): CartItems {
  if (!contents) return noItems;
  const { chosen, places } = contents;
  return {
    ...noItems,
    tariffs: chosen.map(({ tariff }) => tariff),
    courses: byTariff(chosen, ({ course }) => course),
    ranks: byTariff(chosen, ({ fromFamilyMember }) => fromFamilyMember),
    couples: byTariff(chosen, ({ couple }) => couple),
    belongings: byTariff(chosen, ({ trials, selectedAdditionalServices: services, users: companions }) => ({
      ...{ trials, services, companions },
    })),
    trials: contents.trials,
    services: contents.selectedAdditionalServices,
    companions: contents.users,
    passes: contents.passes,
    products: contents.products,
    vouchers: contents.vouchers,
    seats: places ? { event: places.event, places: places.seats } : null,
    paysInParts: contents.partsPayment,
    usesPass: contents.passAsPrepaid,
    usesPassInPart: contents.partialPassUse,
  };
}

function byTariff<Entry extends { readonly tariff: number }, Value>(
  tariffs: readonly Entry[],
  read: (entry: Entry) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    tariffs.flatMap((entry) => {
      const value = read(entry);
      return value === undefined ? [] : [[entry.tariff, value]];
    }),
  );
}

function keptPartner(couple: Couple | undefined): Partner | undefined {
  return couple && !('mail' in couple) ? couple : undefined;
}
