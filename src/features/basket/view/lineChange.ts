import type { Product } from '#src/api/entities/offer/product.ts';
import type { CartItem } from '#src/api/entities/orders/cartInvoice.ts';
import type { CartItems, ChangeItems } from '../state/cartItems.ts';
import {
  isSamePlace,
  withoutPass,
  withoutSeat,
  withoutService,
  withoutTariff,
  withoutTrial,
  withProduct,
} from '../state/changeItems.ts';
import { seatPlaceOf, serviceOf, tariffOf } from './confirmedItems.ts';

export interface Quantity {
  readonly value: number;
  readonly change: (quantity: number) => ChangeItems;
}

interface Cart {
  /** The owner of the cart. */
  readonly uid: number;
  readonly items: CartItems;
}

interface PricedCart extends Pick<Cart, 'uid'> {
  /** Products related to the tariffs in the cart. */
  readonly relatedProducts: readonly Pick<Product, 'variants'>[];
}

/** The change that removes a line from the cart; undefined for a line that can't be removed by itself. */
export function lineChange(
  item: CartItem,
  { uid: owner, relatedProducts }: PricedCart,
): ChangeItems | undefined {
  const { type, nid, session } = item;
  switch (type) {
    case 'tariff':
      // A companion's line is removed together with the owner's.
      if (item.uid !== undefined && item.uid !== owner) return undefined;
      if (session === undefined) return (items) => withoutTariff(items, tariffOf(item));
      return (items) =>
        withoutTrial(items, session, {
          tariff: tariffOf(item),
          relatedProducts: variantsOf(relatedProducts),
        });
    case 'service':
      return (items) => withoutService(items, serviceOf(item, owner));
    case 'product':
      return (items) => withProduct(items, nid, 0);
    case 'pass':
      return (items) => withoutPass(items, nid);
    case 'seat':
      return (items) => withoutSeat(items, seatPlaceOf(item));
    case 'prepaid':
    case 'rounding':
      return undefined;
  }
}

/** Whether a line that the server priced is still in the cart. */
export function isChosen(item: CartItem, { uid, items }: Cart): boolean {
  switch (item.type) {
    case 'tariff':
      return (
        items.tariffs.includes(tariffOf(item)) &&
        (item.session === undefined || items.trials.length === 0 || items.trials.includes(item.session))
      );
    case 'service':
      return items.services.includes(serviceOf(item, uid));
    case 'product':
      return item.nid in items.products;
    case 'pass':
      return items.passes.includes(item.nid);
    case 'seat':
      return items.seats?.places.some((place) => isSamePlace(place, seatPlaceOf(item))) ?? false;
    case 'prepaid':
    case 'rounding':
      return true;
  }
}

/** The quantity of a line; undefined for anything but a product, which is the only thing one orders several times. */
export function quantityOf({ type, nid, quantity }: CartItem, { items }: Cart): Quantity | undefined {
  if (type !== 'product') return undefined;
  return {
    value: items.products[nid] ?? quantity,
    change: (wanted) => (held) => withProduct(held, nid, wanted),
  };
}

function variantsOf(products: PricedCart['relatedProducts']): number[] {
  return products.flatMap(({ variants }) => variants.map(({ nid }) => nid));
}
