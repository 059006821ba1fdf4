import { describe, expect, test } from 'vitest';
import { noItems } from '#src/features/basket/index.ts';
import { registrantsOf } from '#src/features/registration/view/registrants.ts';

describe('registrantsOf', () => {
  const couples = { 31: { uid: 9, role: 'Leider' } };
  test('lists the owner of each cart, and then the companions', () => {
    const carts = [
      { uid: 8, items: { ...noItems, tariffs: [31], couples } },
      { uid: 7, items: { ...noItems, tariffs: [32], companions: [10] } },
    ];
    expect(registrantsOf(carts)).toEqual([
      { uid: 8, tariffs: [31], passes: [], couples },
      { uid: 7, tariffs: [32], passes: [], couples: {} },
      { uid: 9, tariffs: [31], passes: [], couples },
      { uid: 10, tariffs: [32], passes: [], couples: {} },
    ]);
  });
  test('lists somebody with a cart of their own who is also a companion once, with both tariffs', () => {
    const carts = [
      { uid: 8, items: { ...noItems, tariffs: [31], companions: [7] } },
      { uid: 7, items: { ...noItems, tariffs: [32] } },
    ];
    expect(registrantsOf(carts)).toEqual([
      { uid: 8, tariffs: [31], passes: [], couples: {} },
      { uid: 7, tariffs: [32, 31], passes: [], couples: {} },
    ]);
  });
  test('leaves out a partner who is invited by mail', () => {
    const couple = { fname: 'Tom', lname: 'Maes', mail: 'tom@example.org', role: '' };
    const items = { ...noItems, tariffs: [31], couples: { 31: couple } };
    expect(registrantsOf([{ uid: 8, items }]).map(({ uid }) => uid)).toEqual([8]);
  });
});
