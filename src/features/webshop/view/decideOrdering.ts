import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { areSizes } from './productChoice.ts';
import { type HeldProducts, heldOf, heldOfProduct } from './stock.ts';

/** The owner of the cart. */
export interface Orderer {
  readonly uid: number;
  readonly firstName: string;
}

interface OrderingCase {
  readonly isVisitor: boolean;
  readonly member: Orderer | undefined;
  readonly variant: ProductVariant | undefined;
  /** All variants of the product. */
  readonly variants: readonly ProductVariant[];
  /** How many more fit in the cart. */
  readonly room: number;
}

type OrderingStep =
  | { readonly do: 'add'; readonly member: Orderer; readonly variant: ProductVariant }
  /** Log in, then come back to the same product and choice. */
  | { readonly do: 'log-in' }
  /** A question is unanswered: show it and announce the message. */
  | { readonly do: 'ask'; readonly for: 'member' | 'variant'; readonly message: string }
  /** The cart already has the maximum of one order. */
  | { readonly do: 'refuse'; readonly message: string };

/** Decides what the button "Leg in winkelmandje" does. */
export function decideOrdering({ isVisitor, member, variant, variants, room }: OrderingCase): OrderingStep {
  if (isVisitor) return { do: 'log-in' };
  if (!member) return { do: 'ask', for: 'member', message: texts.memberFirst };
  if (!variant)
    return {
      do: 'ask',
      for: 'variant',
      message: areSizes(variants) ? texts.sizeFirst : texts.variantFirst,
    };
  if (room === 0) return { do: 'refuse', message: texts.full(member.firstName) };
  return { do: 'add', member, variant };
}

/** Maximum quantity of one variant in an order (`products` of compile_public_registration_invoice). */
const maxOfVariant = 99;

/** How many more of a variant fit in the cart, given the stock and the club's maximum per order. */
export function roomFor(product: Product, variant: ProductVariant, held: HeldProducts): number {
  const inCart = heldOf(held, variant.nid);
  const { stock, allowsBackorder } = variant;
  const bounds = [
    maxOfVariant - inCart,
    ...(stock === undefined || allowsBackorder ? [] : [stock - inCart]),
    ...(product.most === undefined ? [] : [product.most - heldOfProduct(held, product)]),
  ];
  return Math.max(0, Math.min(...bounds));
}

/** A wanted quantity, split into pieces in stock and pieces on backorder. */
interface Supply {
  readonly now: number;
  readonly later: number;
}

function supplyOf({ stock }: Pick<ProductVariant, 'stock'>, wanted: number): Supply {
  const now = Math.min(stock ?? wanted, wanted);
  return { now, later: wanted - now };
}

/**
 * A sentence about the pieces on backorder; '' when everything is in stock.
 * @param wanted The quantity to add to what is already in the cart.
 */
export function supplyText(
  variant: Pick<ProductVariant, 'stock'>,
  { wanted, held }: { readonly wanted: number; readonly held: number },
): string {
  const supply = supplyOf(variant, held + wanted);
  const { now, later } = supply;
  if (later === 0 || wanted === 0) return '';
  if (held > 0) return texts.moreLater(wanted, supply);
  return now === 0 ? texts.allLater(later) : texts.someLater(now, later);
}
