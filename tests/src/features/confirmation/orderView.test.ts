import { describe, expect, test } from 'vitest';
import { parseOrders } from '#src/api/entities/order.ts';
import { orderView } from '#src/features/confirmation/view/orderView.ts';
import { wireItem, wireOrder } from '../../api/entities/wireEntities.ts';

const [wireRegistration] = wireOrder.registrations;

function view(parts: object = {}) {
  const [order] = parseOrders([{ ...wireOrder, ...parts }]);
  if (!order) throw new Error('No order');
  return orderView(order);
}

/** Something of 170.50 is to be paid at once. */
const atOnce = { payNow: 170.5, payLater: 0, due: 170.5 };
const line = { ...wireItem, nid: 31, tariff: 31, uid: 8, type: 'tariff', queue_nid: null, section: 'user-8' };

describe('orderView', () => {
  test('an order that is paid later says so first, with its communication and without a button', () => {
    expect(view()).toMatchObject({
      state: 'Nog te betalen',
      heading: 'Je inschrijving is bevestigd',
      reference: '+++000/0004/00101+++',
      pay: undefined,
    });
    expect(view().sums).toEqual([
      { label: 'Totaal', text: '€\u00a0170,50' },
      { label: 'Later te betalen', text: '€\u00a0170,50' },
    ]);
    expect(view().nextSteps[0]).toMatch(/^Je hoeft nu niets te doen\. De club bezorgt je een kostennota/);
  });

  test.each([
    ['unpaid', 'Nog te betalen', { label: 'Betalen · €\u00a0170,50', isPrimary: true }, true],
    ['failed', 'Betaling mislukt', { label: 'Opnieuw betalen · €\u00a0170,50', isPrimary: true }, true],
    [
      'cancelled',
      'Betaling geannuleerd',
      { label: 'Opnieuw betalen · €\u00a0170,50', isPrimary: true },
      true,
    ],
    [
      'processing',
      'Betaling wordt verwerkt',
      { label: 'Terug naar de betaalpagina', isPrimary: false },
      false,
    ],
  ])('%s is "%s", with a way to pay', (payment, state, pay, hasReference) => {
    const shown = view({ ...atOnce, payment });
    expect(shown).toMatchObject({ state, pay });
    expect(shown.reference !== '').toBe(hasReference);
  });

  test('what is paid asks for nothing', () => {
    expect(view({ ...atOnce, payment: 'paid', due: 0 })).toMatchObject({
      state: 'Betaald',
      tone: 'success',
      pay: undefined,
      reference: '',
      sums: [{ label: 'Totaal' }, { label: 'Betaald', text: '€\u00a0170,50' }],
    });
  });

  test('a failed or cancelled payment says that nothing was lost', () => {
    for (const payment of ['failed', 'cancelled'])
      expect(view({ ...atOnce, payment }).explanation).toMatch(/niets betaald\. Je bestelling staat nog/);
    expect(view({ ...atOnce, payment: 'processing' }).explanation).toMatch(/wachten op bericht/);
  });

  test('an instalment that is due is still to be paid, however much is paid already', () => {
    const instalments = [
      { due: '2026-12-01', amount: 40, paid: false },
      { due: '2027-01-01', amount: 40, paid: false },
    ];
    const parts = { payNow: 90.5, payLater: 80, instalments, payment: 'paid' };
    expect(view({ ...parts, due: 40 })).toMatchObject({
      state: 'Nog te betalen',
      pay: { label: 'Betalen · €\u00a040,00' },
      instalments: [
        { due: 'Tegen 01/12/2026', amount: '€\u00a040,00', isPaid: false },
        { due: 'Tegen 01/01/2027' },
      ],
    });
    expect(view({ ...parts, due: 0 })).toMatchObject({
      state: 'Betaald',
      pay: undefined,
      reference: '+++000/0004/00101+++',
    });
  });

  test('what the club asks for by invoice stands below the parts, so that all of it adds up', () => {
    const instalments = [{ due: '2026-12-01', amount: 40, paid: false }];
    const byInvoice = { due: 'Later, met een kostennota van de club', amount: '€\u00a080,50', isPaid: false };
    expect(view({ payNow: 50, payLater: 120.5, due: 50, instalments }).instalments).toEqual([
      expect.objectContaining({ due: 'Tegen 01/12/2026' }),
      byInvoice,
    ]);
    expect(view({ payNow: 50, payLater: 120.5, due: 50, instalments: [] }).instalments).toEqual([]);
  });

  test('another backend doesn’t say what is due: what was to be paid at once is', () => {
    const { label } = view({ payNow: 50, payLater: 120.5 }).pay ?? {};
    expect(label).toBe('Betalen · €\u00a050,00');
    expect(view({ payNow: 50, payLater: 120.5, payment: 'paid' }).pay).toBeUndefined();
  });

  test('what costs nothing is not "nog te betalen"', () =>
    expect(view({ total: 0, payLater: 0 })).toMatchObject({
      state: 'Niets te betalen',
      reference: '',
      pay: undefined,
    }));

  test('only waiting is another heading', () => {
    const registrations = [{ ...wireRegistration, status: 'queued' }];
    const items = [{ ...line, queue_nid: 31 }];
    expect(view({ registrations, items })).toMatchObject({
      heading: 'Je staat op de wachtlijst',
      lines: [{ marks: ['Op de wachtlijst'] }],
    });
  });

  test('more than registrations is an order', () => {
    const product = { ...line, type: 'product', tariff: null, description: 'Turnpakje – M' };
    expect(view({ items: [line, product] }).heading).toBe('Je bestelling is bevestigd');
    expect(view({ items: [product], registrations: [] }).heading).toBe('Je bestelling is bevestigd');
  });

  test('offers the agenda, the tickets and the pass where there are any', () => {
    expect(view()).toMatchObject({ hasSessions: false, hasTickets: false, hasPass: false });
    const pass = { ...line, type: 'pass', tariff: null };
    const items = [line, pass];
    expect(view({ items, sessions: 12, tickets: 2 })).toMatchObject({
      hasSessions: true,
      hasTickets: true,
      hasPass: true,
    });
  });
});

describe('orderLines', () => {
  const lines = (parts: object) => view(parts).lines;

  test('say who, what, which way and when the first time is', () =>
    expect(lines({ items: [line] })).toMatchObject([
      {
        who: 'Noor Peeters',
        what: 'Ballet 1',
        details: expect.arrayContaining(['Volledig jaar', 'Eerste keer: ma 07 september 2026 om 14u30']),
      },
    ]));

  test.each([null, wireOrder.placed - 1])('say no first time for %j', (firstSession) => {
    const registrations = [{ ...wireRegistration, firstSession }];
    expect(JSON.stringify(lines({ items: [line], registrations }))).not.toContain('Eerste keer');
  });

  test('name the person of a section, the seat, what comes later and the discount', () => {
    const sections = { 'user-9': 'Lars Peeters' };
    const other = { ...line, uid: 9, section: 'user-9', tariff: null, course: null, discount: 0 };
    const items = [
      { ...other, type: 'product', description: 'Turnpakje – M', qty: 3, unit_cost: 20, qty_backorder: 2 },
      {
        ...other,
        type: 'product',
        description: 'Sokken',
        qty: 1,
        unit_cost: 5,
        qty_backorder: 1,
        discount: 1,
      },
      {
        ...other,
        type: 'seat',
        description: 'Voorstelling',
        qty: 1,
        unit_cost: 12,
        meta: { seat: 'Rij C, stoel 4' },
      },
    ];
    expect(lines({ items, sections, registrations: [] })).toMatchObject([
      {
        who: 'Lars Peeters',
        what: '3 × Turnpakje – M',
        price: '€\u00a060,00',
        marks: ['2 van de 3 worden later geleverd'],
      },
      {
        what: 'Sokken',
        price: '€\u00a04,00',
        marks: ['Wordt later geleverd'],
        details: ['Korting: €\u00a01,00'],
      },
      { what: 'Voorstelling', details: ['Rij C, stoel 4'], marks: [] },
    ]);
  });

  test('keep a person’s lines together and leave a rounding to the sums', () => {
    const of = (section: string, description: string) => ({
      ...line,
      type: 'service',
      tariff: null,
      section,
      description,
    });
    const rounding = { ...line, type: 'rounding', description: 'Afronding', unit_cost: -0.02, discount: 0 };
    const items = [of('a', 'een'), of('b', 'twee'), of('a', 'drie'), rounding];
    const shown = view({ items, registrations: [] });
    expect(shown.lines.map(({ what }) => what)).toEqual(['een', 'drie', 'twee']);
    expect(shown.sums[0]).toEqual({ label: 'Afronding', text: '€\u00a0-0,02' });
  });

  test('tell of a registration that no line is about', () =>
    expect(lines({ items: [] })).toMatchObject([{ who: 'Noor Peeters', what: 'Ballet 1', price: '' }]));
});
