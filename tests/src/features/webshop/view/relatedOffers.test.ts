import { describe, expect, test } from 'vitest';
import { relatedOffers } from '#src/features/webshop/view/relatedOffers.ts';
import { product } from '../productFixtures.ts';

describe('relatedOffers', () => {
  test('offers products that can be ordered and are not in the cart, once each, with their only variant', () => {
    const shoes = product({ nid: 1, variants: [{ nid: 11 }, { nid: 12 }] });
    const net = product({ nid: 2, variants: [{ nid: 21 }] });
    const held = product({ nid: 3, variants: [{ nid: 31 }] });
    const gone = product({ nid: 4, variants: [{ nid: 41, stock: 0 }] });
    expect(relatedOffers([shoes, net, shoes, held, gone], { 31: 1 })).toEqual([
      { product: shoes, only: undefined },
      { product: net, only: net.variants[0] },
    ]);
  });
});
