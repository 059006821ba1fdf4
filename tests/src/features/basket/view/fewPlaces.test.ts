import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { fewPlaces } from '#src/features/basket/view/fewPlaces.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const [finn, emma] = [8, 9];
const unknown = () => undefined;

/** A cart with one line. */
function cart(uid: number, isQueued: boolean, tariff = 31) {
  const description = `Ballet – Heel seizoen${isQueued ? ' (wachtlijst)' : ''}`;
  const item = { ...wireItem, type: 'tariff', uid, tariff, queue_nid: isQueued ? 5 : null, description };
  return parseCartInvoice({ ...wireInvoice, result: { ...wireInvoice.result, items: [item] } });
}

describe('fewPlaces', () => {
  test.each([
    ['one place for two carts', [cart(finn, false), cart(emma, true)], unknown, [[1, 2, [emma]]]],
    ['places for both', [cart(finn, false), cart(emma, false)], unknown, []],
    ['a place for nobody', [cart(finn, true), cart(emma, true)], () => 0, []],
    [
      'one place for two who register together',
      [cart(finn, true), cart(emma, true)],
      () => 1,
      [[1, 2, [finn, emma]]],
    ],
    ['other tariffs', [cart(finn, false, 31), cart(emma, true, 32)], unknown, []],
    ['one who waits for two places', [cart(finn, true)], () => 1, []],
  ])('%s', (_name, carts, free, expected) => {
    expect(fewPlaces(carts, free).map(({ places, wanted, queued }) => [places, wanted, queued])).toEqual(
      expected,
    );
  });

  test('names the course', () => {
    expect(fewPlaces([cart(finn, false), cart(emma, true)], unknown)).toMatchObject([{ what: 'Ballet' }]);
  });
});
