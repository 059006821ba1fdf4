import type { CartItems } from '../state/cartItems.ts';
import { withoutTariff } from '../state/changeItems.ts';

/**
 * The items that move from one member's cart to another's. A UiTPAS card stays with its holder, and the new owner can't be
 * their own companion.
 *
 * @param dropped The tariffs that don't move
 */
export function transferredItems(
  items: CartItems,
  { dropped, to }: { readonly dropped: readonly number[]; readonly to: number },
): CartItems {
  const kept = dropped.reduce(withoutTariff, items);
  return { ...kept, uitpas: {}, companions: kept.companions.filter((companion) => companion !== to) };
}

/** Merges the items of two carts. */
export function joinedItems(held: CartItems, added: CartItems): CartItems {
  return {
    tariffs: union(held.tariffs, added.tariffs),
    courses: { ...held.courses, ...added.courses },
    ranks: { ...held.ranks, ...added.ranks },
    trials: union(held.trials, added.trials),
    services: union(held.services, added.services),
    companions: union(held.companions, added.companions),
    belongings: { ...held.belongings, ...added.belongings },
    passes: union(held.passes, added.passes),
    products: sumOf(held.products, added.products),
    vouchers: union(held.vouchers, added.vouchers),
    couples: { ...held.couples, ...added.couples },
    uitpas: { ...held.uitpas, ...added.uitpas },
    seats: added.seats ?? held.seats,
    paysInParts: held.paysInParts || added.paysInParts,
    usesPass: held.usesPass || added.usesPass,
    usesPassInPart: held.usesPassInPart || added.usesPassInPart,
  };
}

function sumOf(held: CartItems['products'], added: CartItems['products']): CartItems['products'] {
  const counts = Object.entries(added).map(([nid, count]) => [nid, count + (held[nid] ?? 0)] as const);
  return { ...held, ...Object.fromEntries(counts) };
}

function union<Id>(one: readonly Id[], other: readonly Id[]): readonly Id[] {
  return [...new Set([...one, ...other])];
}
