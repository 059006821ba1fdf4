import { parseProduct } from '#src/api/entities/product.ts';

/** Parses the entity as the portal does, so that a test never uses an impossible one. */
export function product({
  variants = [{}],
  ...wire
}: { variants?: object[] } & Record<string, unknown> = {}) {
  return parseProduct({
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
  });
}

export function variant(wire: object = {}) {
  const [first] = product({ variants: [wire] }).variants;
  if (!first) throw new Error('A product has a variant');
  return first;
}
