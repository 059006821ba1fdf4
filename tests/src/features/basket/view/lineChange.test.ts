import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { type CartItems, noItems } from '#src/features/basket/state/cartItems.ts';
import { withTariff } from '#src/features/basket/state/changeItems.ts';
import { isChosen, lineChange, quantityOf } from '#src/features/basket/view/lineChange.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const uid = 8;
const whole: CartItems = {
  ...withTariff(noItems, 31, { trials: [101, 102], services: ['5', '5;9'], companions: [9] }),
  passes: [4],
  products: { 6101: 3 },
  seats: { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] },
};

function line(parts: object) {
  const result = { ...wireInvoice.result, items: [{ ...wireItem, ...parts }] };
  const [item] = parseCartInvoice({ ...wireInvoice, result }).items;
  if (!item) throw new Error('The invoice has no line');
  return item;
}

const removable: readonly [string, object, object][] = [
  ['a session of a trial', { reserved_session: 101 }, { trials: [102] }],
  ['a service of the member', { nid: 5, type: 'service' }, { services: ['5;9'] }],
  ['a service of a companion', { nid: 5, uid: 9, type: 'service' }, { services: ['5'] }],
  ['a pass', { nid: 4, type: 'pass', tariff: null }, { passes: [] }],
  ['a product', { nid: 6101, type: 'product', tariff: null }, { products: {} }],
  ['a seat', { nid: 51_001, type: 'seat', tariff: 1311 }, { seats: null }],
];

describe('lineChange', () => {
  const changed = (parts: object) => lineChange(line(parts), { uid, relatedProducts: [] })?.(whole);

  test.each(removable)('removes only %s', (_name, parts, expected) => {
    const { belongings: _, ...left } = changed(parts) ?? noItems;
    const { belongings: _whole, ...rest } = whole;
    expect(left).toEqual({ ...rest, ...expected });
  });

  test('removes a tariff with everything that belongs to it', () => {
    const left = { tariffs: [], trials: [], services: [], companions: [], passes: [4] };
    expect(changed({})).toMatchObject(left);
  });

  test.each([
    ['the tariff of a companion', { uid: 9, section: '9' }],
    ['turns of a pass', { nid: 1, type: 'prepaid' }],
    ['a rounding', { nid: 0, type: 'rounding' }],
  ])('cannot remove %s', (_name, parts) => {
    expect(changed(parts)).toBeUndefined();
  });
});

describe('isChosen', () => {
  const isIn = (parts: object, items: CartItems) => isChosen(line(parts), { uid, items });

  test.each([['a tariff', {}, { tariffs: [] }] as const, ...removable])(
    'finds %s in the cart until it is removed',
    (_name, parts, without) => {
      expect(isIn(parts, whole)).toBe(true);
      expect(isIn(parts, { ...whole, ...without })).toBe(false);
    },
  );

  test('finds a trial session that the server chose', () => {
    expect(isIn({ reserved_session: 101 }, { ...whole, trials: [] })).toBe(true);
  });

  test.each(['prepaid', 'rounding'])('finds a line of the type %s in any cart', (type) => {
    expect(isIn({ nid: 1, type }, noItems)).toBe(true);
  });
});

describe('quantityOf', () => {
  test('reads the quantity of a product from the cart, and changes it', () => {
    const quantity = quantityOf(line({ nid: 6101, type: 'product', qty: 2 }), { uid, items: whole });
    expect(quantity?.value).toBe(3);
    expect(quantity?.change(5)(whole).products).toEqual({ 6101: 5 });
  });

  test('is undefined for every other line', () => {
    for (const [, parts] of removable.filter(([name]) => name !== 'a product'))
      expect(quantityOf(line(parts), { uid, items: whole })).toBeUndefined();
  });
});
