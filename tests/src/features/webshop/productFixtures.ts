import { parseProduct } from '#src/api/entities/offer/product.ts';

type Wire = { readonly variants?: readonly object[] } & Readonly<Record<string, unknown>>;

/** Parses the entity as the portal does, so that a test never uses an impossible one. */
export function product(wire: Wire = {}) {
  return parseProduct(wireProduct(wire));
}

/** The product as the server sends it. */
export function wireProduct({ variants = [{}], ...wire }: Wire = {}) {
  return {
    nid: 61,
    url: 'balletschoenen',
    title: 'Balletschoenen',
    description: '',
    category: 'Schoenen',
    isAddressRequired: false,
    max: null,
    variants: variants.map((one, place) => ({
      nid: 6101 + place,
      title: `Maat ${28 + place}`,
      price: 24.5,
      stock: 10,
      backorder: false,
      ...one,
    })),
    ...wire,
  };
}

export function variant(wire: object = {}) {
  const [first] = product({ variants: [wire] }).variants;
  if (!first) throw new Error('A product has a variant');
  return first;
}
