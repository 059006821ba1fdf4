import { describe, expect, test } from 'vitest';
import { parseOrders } from '#src/api/entities/orders/order.ts';
import { orderView } from '#src/features/confirmation/view/orderView.ts';
import { wireItem, wireOrder } from '#tests/src/api/entities/wireEntities.ts';

const [wireRegistration] = wireOrder.registrations;

function view(parts: object = {}) {
  const [order] = parseOrders([{ ...wireOrder, ...parts }]);
  if (!order) throw new Error('No order');
  return orderView({ order, orders: [order] }, '2026-11-20');
}

/** An amount of € 170.50 that must be paid at once. */
const atOnce = { payNow: 170.5, payLater: 0, due: 170.5 };
const wireTransfer = {
  ...{ to: 'Club vzw', iban: 'BE71096123456769', amount: 170.5 },
  ...{ reference: '+++000/0004/00101+++', codeLine: 'structured' },
};
const transfer = {
  ...{ to: 'Club vzw', iban: 'BE71096123456769', amountCents: 17_050 },
  ...{ reference: '+++000/0004/00101+++', codeLine: 'structured' },
};
const line = { ...wireItem, nid: 31, tariff: 31, uid: 8, type: 'tariff', queue_nid: null, section: 'user-8' };

describe('orderView', () => {
  test('asks for no payment and no transfer for an order that is paid later, and offers to pay it now', () => {
    expect(view()).toMatchObject({
      state: 'Later te betalen',
      explanation: 'Je betaalt vandaag niets. De club bezorgt je later een kostennota.',
      heading: 'Je inschrijving is bevestigd',
      transfer: undefined,
      pay: { label: 'Nu betalen · €\u00a0170,50', isPrimary: false },
      payment: { isEarly: true },
    });
    expect(view().sums).toEqual([
      { label: 'Totaal', text: '€\u00a0170,50' },
      { label: 'Later te betalen', text: '€\u00a0170,50' },
    ]);
  });

  const standing = {
    ...{ total: 170.5, paid: 0, credited: 0, open: 170.5, overdue: 0, reclaim: 0, refund: 0, payable: 170.5 },
    due: '2026-12-04',
  };

  test.each([
    ['none', 'Nog te betalen', 'Je inschrijving is bevestigd', true],
    ['left', 'Nog niet betaald', 'Je bestelling is nog niet betaald', true],
    ['failed', 'Betaling mislukt', 'Je bestelling is nog niet betaald', true],
    ['cancelled', 'Betaling geannuleerd', 'Je bestelling is nog niet betaald', true],
    ['in-bank', 'Betaling wordt verwerkt', 'Je inschrijving is bevestigd', false],
  ])(
    'shows an attempt that is %s as "%s", with a transfer unless the bank is busy',
    (attempt, state, heading, hasTransfer) => {
      const shown = view({ ...atOnce, standing: { ...standing, attempt }, transfer: wireTransfer });
      expect(shown).toMatchObject({ state, heading });
      expect(shown.transfer).toEqual(hasTransfer ? transfer : undefined);
      expect(shown.explanation.includes('schrijf over')).toBe(
        ['left', 'failed', 'cancelled'].includes(attempt),
      );
      expect(shown.explanation.includes('Tot en met 04/12/2026 blijft je plaats gereserveerd.')).toBe(
        hasTransfer,
      );
    },
  );

  test('never says of a checkout that was left that it is being processed, whatever the backend tells', () =>
    expect(view({ ...atOnce, payment: 'processing', transfer: wireTransfer })).toMatchObject({
      state: 'Nog niet betaald',
      pay: { label: 'Terug naar de betaalpagina', isPrimary: true },
      transfer,
    }));

  test('adds up what is paid, credited, asked now and asked later', () => {
    const parts = { paid: 50, credited: 20.5, open: 100, payable: 40, overdue: 40, due: '2026-11-01' };
    expect(view({ standing: { ...standing, ...parts }, due: 40 }).sums).toEqual([
      { label: 'Totaal', text: '€\u00a0170,50' },
      { label: 'Gecrediteerd', text: '−\u00a0€\u00a020,50' },
      { label: 'Betaald', text: '€\u00a050,00' },
      { label: 'Nu te betalen', text: '€\u00a040,00' },
      { label: 'Later te betalen', text: '€\u00a060,00' },
    ]);
  });

  test('asks for nothing when the order is paid', () => {
    expect(view({ ...atOnce, payment: 'paid', due: 0 })).toMatchObject({
      state: 'Betaald, bedankt',
      tone: 'success',
      pay: undefined,
      transfer: undefined,
      sums: [{ label: 'Totaal' }, { label: 'Betaald', text: '€\u00a0170,50' }],
    });
  });

  test('asks for an instalment that is due, also when the first part is paid', () => {
    const instalments = [
      { due: '2026-12-01', amount: 40, paid: false },
      { due: '2027-01-01', amount: 40, paid: false },
    ];
    const parts = { payNow: 90.5, payLater: 80, instalments, payment: 'paid' };
    expect(view({ ...parts, due: 40 })).toMatchObject({
      state: 'Deels betaald',
      pay: { label: 'Nu betalen · €\u00a040,00', isPrimary: true },
      instalments: [
        { due: 'Tegen 01/12/2026', amount: '€\u00a040,00', isPaid: false },
        { due: 'Tegen 01/01/2027' },
      ],
    });
    expect(view({ ...parts, due: 0 })).toMatchObject({
      state: 'Deels betaald',
      explanation:
        '€\u00a090,50 is betaald. Betaal €\u00a040,00 tegen 01/12/2026. Later komt er nog €\u00a040,00 bij.',
      payment: { isEarly: true },
      transfer: undefined,
    });
  });

  test('adds the amount that the club invoices later, so that the parts add up', () => {
    const instalments = [{ due: '2026-12-01', amount: 40, paid: false }];
    const byInvoice = { due: 'Later, met een kostennota van de club', amount: '€\u00a080,50', isPaid: false };
    expect(view({ payNow: 50, payLater: 120.5, due: 50, instalments }).instalments).toEqual([
      expect.objectContaining({ due: 'Tegen 01/12/2026' }),
      byInvoice,
    ]);
    expect(view({ payNow: 50, payLater: 120.5, due: 50, instalments: [] }).instalments).toEqual([]);
  });

  test('uses the amount to pay at once when the backend does not give the due amount', () => {
    const { label } = view({ payNow: 50, payLater: 120.5 }).pay ?? {};
    expect(label).toBe('Nu betalen · €\u00a050,00');
    expect(view({ payNow: 50, payLater: 120.5, payment: 'paid' }).pay?.isPrimary).toBe(false);
  });

  test('shows a free order as "Niets te betalen"', () =>
    expect(view({ total: 0, payLater: 0 })).toMatchObject({
      state: 'Niets te betalen',
      transfer: undefined,
      pay: undefined,
    }));

  test('has another heading when every registration is on the waiting list', () => {
    const registrations = [{ ...wireRegistration, status: 'queued' }];
    const items = [{ ...line, queue_nid: 31 }];
    expect(view({ registrations, items })).toMatchObject({
      heading: 'Noor Peeters staat op de wachtlijst',
      lines: [{ marks: ['Op de wachtlijst'] }],
    });
  });

  test('calls it an order when it contains more than registrations', () => {
    const product = { ...line, type: 'product', tariff: null, description: 'Turnpakje – M' };
    expect(view({ items: [line, product] }).heading).toBe('Je bestelling is bevestigd');
    expect(view({ items: [product], registrations: [] }).heading).toBe('Je bestelling is bevestigd');
  });

  test('offers the agenda, the tickets and the pass only when the order has them', () => {
    expect(view()).toMatchObject({ hasSessions: false, hasTickets: false, hasPass: false });
    expect(view()).toMatchObject({ hasRegistrations: true });
    expect(view({ registrations: [] })).toMatchObject({ hasRegistrations: false });
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

  test('names the person, the course, the tariff and the first session', () =>
    expect(lines({ items: [line] })).toMatchObject([
      {
        who: 'Noor Peeters',
        what: 'Ballet 1',
        details: expect.arrayContaining(['Volledig jaar', 'Eerste keer: maandag 07 september 2026 om 14u30']),
      },
    ]));

  const attendance = {
    ...{ start: 1788784200, end: 1788789600, place: 'Coupure Links 112, zaal Bausch, 9000 Gent' },
    teachers: ['Camille Declercq'],
  };

  test('tells the day, the hours, the whole address and the teacher of a line', () =>
    expect(lines({ items: [{ ...line, attendance }] })[0]?.details).toEqual([
      'Volledig jaar',
      'Eerste keer: maandag 07 september 2026, van 14u30 tot 16u00',
      'Coupure Links 112, zaal Bausch, 9000 Gent',
      'Lesgever: Camille Declercq',
      'Korting: €\u00a014,50',
    ]));

  test('says that tickets come after the payment while that is asked, and are ready once it is made', () => {
    const tickets = { ...atOnce, tickets: 2 };
    expect(view(tickets).nextSteps).toContain('Je krijgt je tickets per mail zodra ze betaald zijn.');
    expect(view({ ...tickets, payment: 'paid', due: 0 }).nextSteps).toContain(
      'Je tickets staan klaar bij “Tickets”. Toon ze aan de ingang.',
    );
  });

  test('tells the day and the theatre of a ticket, after its seat', () => {
    const end = attendance.end + 24 * 60 * 60;
    const seat = { ...line, type: 'seat', tariff: null, discount: 0, meta: { seat: 'Rij C, stoel 4' } };
    expect(
      lines({ items: [{ ...seat, attendance: { ...attendance, end, teachers: ['An', 'Bo'] } }] })[0]?.details,
    ).toEqual([
      'Rij C, stoel 4',
      'maandag 07 september 2026 om 14u30',
      'Coupure Links 112, zaal Bausch, 9000 Gent',
      'Lesgevers: An en Bo',
    ]);
  });

  test('says that the club tells the day where none is known', () => {
    const unknown = { start: null, end: null, place: '', teachers: [] };
    expect(lines({ items: [{ ...line, discount: 0, attendance: unknown }] })[0]?.details).toEqual([
      'Volledig jaar',
      'De club laat je weten wanneer de eerste keer is.',
    ]);
  });

  test.each([null, wireOrder.placed - 1])('leaves out a first session of %j', (firstSession) => {
    const registrations = [{ ...wireRegistration, firstSession }];
    expect(JSON.stringify(lines({ items: [line], registrations }))).not.toContain('Eerste keer');
  });

  test('names the person of a section, the seat, a backorder and a discount', () => {
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

  test('groups the lines of each person, and shows a rounding with the sums', () => {
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
    expect(shown.sums[0]).toEqual({ label: 'Afronding', text: '−\u00a0€\u00a00,02' });
  });

  test('shows a registration without a line', () =>
    expect(lines({ items: [] })).toMatchObject([{ who: 'Noor Peeters', what: 'Ballet 1', price: '' }]));
});
