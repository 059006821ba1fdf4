import type { ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { areSizes } from './areSizes.ts';

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

export type OrderingStep =
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
