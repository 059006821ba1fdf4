import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { type CartItems, noItems } from '#src/features/basket/state/cartItems.ts';
import { cartSums } from '#src/features/basket/view/cartSums.ts';
import { cartView } from '#src/features/basket/view/cartView.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

const course = (tariff: number) =>
  tariff === 31 ? { when: 'ma 14u30', where: 'Sporthal De Ring' } : { when: '', where: '' };
const now = 1_795_000_000;

function invoice(items: object[], parts: object = {}, result: object = {}) {
  return parseCartInvoice({
    ...wireInvoice,
    ...parts,
    result: {
      ...wireInvoice.result,
      reservation: { now, expires: null, extensions_left: 2 },
      ...result,
      items: items.map((item) => ({ ...wireItem, ...item })),
    },
  });
}

function lines(items: object[], held: Partial<CartItems>, more: { age?: number; feedback?: string[] } = {}) {
  const priced = invoice(items, {}, { user_feedback: more.feedback ?? [] });
  const setting = { uid: 8, items: { ...noItems, ...held }, course, age: more.age ?? 0 };
  return cartView(priced, setting).flatMap((group) => group.lines);
}

describe('cartView', () => {
  test('shows the title, schedule and price of each line', () => {
    expect(lines([{}], { tariffs: [31] })).toMatchObject([
      {
        what: 'Ballet 1, Volledig jaar',
        when: 'ma 14u30',
        where: 'Sporthal De Ring',
        price: '€\u00a0170,50',
        fullPrice: '€\u00a0185,00',
        isQueued: false,
      },
    ]);
  });
  test('names what makes up a discount', () => {
    const reductions = [
      { name: 'Gezinskorting (2e gezinslid)', amount: 12.5 },
      { name: 'Kortingscode WELKOM10', amount: 2 },
    ];
    expect(lines([{ reductions }], { tariffs: [31] })[0]?.reductions).toEqual([
      'Gezinskorting (2e gezinslid): −\u00a0€\u00a012,50',
      'Kortingscode WELKOM10: −\u00a0€\u00a02,00',
    ]);
    expect(lines([{}], { tariffs: [31] })[0]?.reductions).toEqual([]);
  });
  test('groups the lines by person', () => {
    const priced = invoice([{}, { uid: 9, section: '9' }, { nid: 2, tariff: 32 }], {
      sections: { 8: 'Noor Peeters', 9: 'Lars Peeters' },
    });
    const groups = cartView(priced, { uid: 8, items: { ...noItems, tariffs: [31, 32] }, course });
    expect(groups.map(({ name, lines: own }) => [name, own.length])).toEqual([
      ['Noor Peeters', 2],
      ['Lars Peeters', 1],
    ]);
  });
  test('hides a removed line before the server answers', () => {
    const items = [{}, { nid: 2, tariff: 32 }, { nid: 6101, type: 'product' }, { nid: 5, type: 'service' }];
    expect(lines(items, { tariffs: [32] })).toHaveLength(1);
  });
  test('puts services and turns of a pass under their tariff', () => {
    const items = [
      { nid: 5, type: 'service', description: 'Naopvang' },
      {},
      { nid: 1, type: 'prepaid', description: 'Beurtenkaart', unit_cost: -170.5, discount: 0 },
    ];
    const [line, ...others] = lines(items, { tariffs: [31], services: ['5'] });
    expect(others).toEqual([]);
    expect(line?.parts.map(({ what, price }) => [what, price])).toEqual([
      ['Naopvang', '€\u00a0170,50'],
      ['Beurtenkaart', '−\u00a0€\u00a0170,50'],
    ]);
    expect(line?.parts[1]?.remove).toBeUndefined();
  });
  test('allows a quantity of a product, and says how many are delivered later', () => {
    const [line] = lines([{ nid: 6101, type: 'product', qty: 3, qty_backorder: 2 }], {
      products: { 6101: 3 },
    });
    expect(line).toMatchObject({
      what: 'Ballet 1, Volledig jaar',
      backorder: '2 van de 3 worden later geleverd',
    });
    expect(line?.quantity?.change(4)(noItems).products).toEqual({ 6101: 4 });
    expect(line?.remove?.({ ...noItems, products: { 6101: 3 } })).toEqual(noItems);
  });
  test('shows the place of a seat and the end of its hold', () => {
    const seat = { nid: 51_001, type: 'seat', meta: { seat: 'Rij A, stoel 1' }, expires: now + 600 };
    const held = { seats: { event: 131, places: [{ tariff: 31, nid: 51_001, quantity: 1 }] } };
    const [line] = lines([seat], held);
    expect(line?.place).toMatch(/^Rij A, stoel 1 · gereserveerd tot \d\du\d\d$/);
    expect(line).toMatchObject({ seat: { nid: 51_001, tariff: 31 }, isExpired: false });
    expect(lines([seat], held, { age: 600 })[0]).toMatchObject({ place: 'Rij A, stoel 1', isExpired: true });
  });
  test('gives two seats of one tariff different names, also on their buttons', () => {
    const seats = [1, 2].map((number) => ({
      ...{ nid: 51_000 + number, type: 'seat', expires: now + 600 },
      meta: { seat: `Rij A, stoel ${number}` },
    }));
    const places = seats.map(({ nid }) => ({ tariff: 31, nid, quantity: 1 }));
    expect(lines(seats, { seats: { event: 131, places } }).map(({ name }) => name)).toEqual([
      'Ballet 1, Volledig jaar, Rij A, stoel 1',
      'Ballet 1, Volledig jaar, Rij A, stoel 2',
    ]);
    expect(lines([{}], { tariffs: [31] })[0]?.name).toBe('Ballet 1, Volledig jaar');
  });
  test('does not let a companion’s line be removed alone', () => {
    expect(lines([{ uid: 9 }], { tariffs: [31] })[0]?.remove).toBeUndefined();
  });
  test('removes a single session of a trial', () => {
    const held = {
      tariffs: [31],
      trials: [101, 102],
      belongings: { 31: { trials: [101, 102], services: [], companions: [] } },
    };
    const all = lines([{ reserved_session: 101 }, { reserved_session: 102 }], held);
    expect(all.map(({ remove }) => remove?.({ ...noItems, ...held }).trials)).toEqual([[102], [101]]);
  });
  test('shows feedback of the server in the line that it is about', () => {
    const feedback = ['Er zijn er nog maar 2 van Ballet 1, Volledig jaar op voorraad.', 'Iets anders.'];
    expect(lines([{}], { tariffs: [31] }, { feedback })[0]?.sentences).toEqual([feedback[0]]);
  });
  test('shows a quantity above one', () => {
    expect(lines([{ qty: 2 }], { tariffs: [31] })[0]?.what).toBe('2 × Ballet 1, Volledig jaar');
  });
  test('marks a place on the waiting list', () => {
    expect(lines([{ queue_nid: 5 }], { tariffs: [31] })[0]?.isQueued).toBe(true);
  });
});

describe('cartSums', () => {
  test('sums up by kind, and leaves out kinds without an amount', () => {
    const rounding = { nid: 0, type: 'rounding', unit_cost: 0.02, discount: 0, tariff: null };
    const priced = invoice([{}, rounding], { payNow: 20, payLater: 150.52 }, { total: 170.52 });
    expect(cartSums(priced)).toEqual({
      subtotal: '€\u00a0185,00',
      discounts: '−\u00a0€\u00a014,50',
      prepaid: '',
      rounding: '€\u00a00,02',
      total: '€\u00a0170,52',
      payNow: '€\u00a020,00',
      payLater: '€\u00a0150,52',
    });
  });
  test('shows only a total for a plain cart, and says when it is paid later', () => {
    const plain = invoice([{ discount: 0, unit_cost: 170.5 }], { payNow: 170.5, payLater: 0 });
    expect(Object.values(cartSums(plain)).filter(Boolean)).toEqual(['€\u00a0170,50']);
    expect(cartSums(invoice([{ discount: 0, unit_cost: 170.5 }]))).toMatchObject({
      payNow: '',
      payLater: '€\u00a0170,50',
    });
  });
});
