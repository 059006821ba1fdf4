import { fillIn } from '@clubpoort/form-engine/headless';
import type { LineFindings, ProductLine } from '#server/services/cart/pricedCart.ts';
import type { OfferedProduct } from '#server/services/webshop/loadProducts.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

type Variant = OfferedProduct['variants'][number];

interface WantedVariant {
  readonly product: OfferedProduct['product'];
  readonly variant: Variant;
  readonly qty: number;
}

interface WantedGoods {
  readonly selection: {
    readonly person: { readonly uid: number };
    readonly products: CartFacts['selection']['products'];
  };
  readonly products: CartFacts['products'];
}

/**
 * A line for each variant. The maximum per order and the stock limit its quantity; a variant with backorder has no stock limit.
 */
export function productLines({ selection, products }: WantedGoods): LineFindings<ProductLine> {
  const lines: ProductLine[] = [];
  const feedback: string[] = [];
  const ordered = new Map<number, number>();
  for (const { variantNid, qty } of selection.products) {
    const wanted = findVariant(products, variantNid, qty);
    if (!wanted) {
      feedback.push(nl.cart.unknown);
      continue;
    }
    const already = ordered.get(wanted.product.nid) ?? 0;
    const allowed = clamp(wanted, already);
    feedback.push(...allowed.feedback);
    if (allowed.qty === 0) continue;
    ordered.set(wanted.product.nid, already + allowed.qty);
    lines.push(lineOf(selection.person.uid, { ...wanted, qty: allowed.qty }));
  }
  return { lines, feedback };
}

function findVariant(
  products: readonly OfferedProduct[],
  variantNid: number,
  qty: number,
): WantedVariant | undefined {
  return products
    .flatMap(({ product, variants }) => variants.map((variant) => ({ product, variant, qty })))
    .find(({ variant }) => variant.nid === variantNid);
}

/** @param already - how many of the product's other variants are in the order */
function clamp(
  { product, variant, qty }: WantedVariant,
  already: number,
): { readonly qty: number; readonly feedback: readonly string[] } {
  const names = { product: product.title, variant: variant.title };
  const inStock = variant.stock === null || variant.allowsBackorder ? qty : variant.stock;
  if (inStock === 0) return { qty: 0, feedback: [fillIn(nl.cart.outOfStock, names)] };
  const most = Math.max(0, (product.maxPerOrder ?? Number.POSITIVE_INFINITY) - already);
  const allowed = Math.min(qty, inStock, most);
  if (allowed === qty) return { qty, feedback: [] };
  const sentence =
    most < inStock
      ? fillIn(nl.cart.maxPerOrder, { ...names, count: product.maxPerOrder ?? 0 })
      : fillIn(nl.cart.fewerInStock, { ...names, count: inStock });
  return { qty: allowed, feedback: [sentence] };
}

function lineOf(uid: number, { product, variant, qty }: WantedVariant): ProductLine {
  return {
    type: 'product',
    uid,
    variantNid: variant.nid,
    description: fillIn(nl.cart.product, { product: product.title, variant: variant.title }),
    qty,
    qtyBackordered: variant.stock === null ? 0 : Math.max(0, qty - variant.stock),
    isSent: product.isAddressRequired,
    unitCostCents: variant.priceCents,
    discountCents: 0,
  };
}
