import type { Club } from '#src/api/entities/club/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { useChangeCart, withProduct } from '../../basket/index.ts';
import { showNotice } from '../../notices/index.ts';
import type { Orderer } from '../view/decideOrdering.ts';
import { fullTitle } from '../view/productTexts.ts';
import { heldOf } from '../view/stock.ts';

interface Added {
  readonly variant: ProductVariant;
  readonly quantity: number;
  readonly member: Orderer;
}

/**
 * Adds a quantity to a member's cart and shows a notice. Nothing needs to be awaited, because the cart is in this browser.
 */
export function useAddProduct(club: Club): (product: Product, added: Added) => void {
  const change = useChangeCart();
  return (product, { variant, quantity, member }) => {
    change({ club: club.nid, uid: member.uid }, (items) =>
      withProduct(items, variant.nid, heldOf(items.products, variant.nid) + quantity),
    );
    const message = texts.added(quantity, fullTitle(product, variant), member.firstName);
    showNotice({ tone: 'success', message });
  };
}
