import type { ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';

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
