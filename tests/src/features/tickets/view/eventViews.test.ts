import { describe, expect, it } from 'vitest';
import type { MemberTicket, TicketedEvent } from '#src/api/entities/orders/memberTicket.ts';
import { eventViews } from '#src/features/tickets/view/eventViews.ts';
import { keptTickets } from '#src/features/tickets/view/keptTickets.ts';

const start = Date.parse('2027-02-20T19:30:00+01:00') / 1000;
const ticket: MemberTicket = {
  ...{ id: 's12', uid: 9, name: "Zoë D'Hondt", tariff: 'Volwassene', state: 'valid', used: null },
  ...{ code: 'abc', hasWalletPass: false, place: { stand: 'Balkon', row: 'C', number: 4 } },
};
const event = (
  tickets: readonly Partial<MemberTicket>[],
  change: Partial<TicketedEvent> = {},
): TicketedEvent => ({
  ...{ nid: 131, url: 'lentevoorstelling', title: 'Lentevoorstelling', place: 'Theater' },
  ...{ start, end: start + 7200, isPast: false },
  tickets: tickets.map((one) => ({ ...ticket, ...one })),
  ...change,
});
const first = (change: Partial<MemberTicket>, ofEvent: Partial<TicketedEvent> = {}) =>
  eventViews([event([change], ofEvent)])[0]?.tickets[0];

describe('eventViews', () => {
  it('shows the start, or that the date is not known yet', () => {
    expect(eventViews([event([{}])])[0]).toMatchObject({
      when: 'za 20 februari 2027 om 19u30',
      where: 'Theater',
    });
    expect(eventViews([event([{}], { start: null })])[0]?.when).toBe('De datum volgt nog');
  });

  it.each([
    [{ stand: 'Balkon', row: 'C', number: 4 }, 'Rij C, stoel 4 · Balkon'],
    [{ stand: 'Staanplaatsen', row: null, number: null }, 'Staanplaatsen'],
    [null, 'Vrije plaatskeuze'],
  ])('shows the place %j', (place, expected) => {
    expect(first({ place })?.place).toBe(expected);
  });

  it.each([
    ['valid', false, { text: 'Geldig', code: 'abc', canBeDownloaded: true }],
    ['valid', true, { text: 'Niet gebruikt', code: undefined, canBeDownloaded: true }],
    ['used', false, { text: 'Gebruikt', code: undefined, canBeDownloaded: true }],
    ['cancelled', false, { text: 'Geannuleerd', code: undefined, canBeDownloaded: false }],
    ['unpaid', false, { text: 'Nog te betalen', code: undefined, canBeDownloaded: false }],
  ] as const)('shows a ticket that is %s (event past: %s)', (state, isPast, expected) => {
    const view = first({ state }, { isPast });
    expect({ text: view?.state.text, code: view?.code, canBeDownloaded: view?.canBeDownloaded }).toEqual(
      expected,
    );
  });

  it('names the event of each download, because one person may have the same place at two events', () => {
    expect(first({})?.downloadOf).toBe(
      " het ticket van Zoë D'Hondt, Rij C, stoel 4 · Balkon, voor Lentevoorstelling",
    );
  });

  it('leads a ticket with a pass to the wallet, and no other', () => {
    expect(first({})?.walletOf).toBeUndefined();
    expect(first({ hasWalletPass: true })?.walletOf).toBe(
      " voor Zoë D'Hondt, Rij C, stoel 4 · Balkon, Lentevoorstelling",
    );
  });

  it('labels each code, and shows when a ticket was scanned', () => {
    expect(first({})?.codeLabel).toBe(
      "QR-code van het ticket voor Lentevoorstelling: Zoë D'Hondt, Rij C, stoel 4 · Balkon",
    );
    expect(first({ state: 'used', used: start - 600 })?.state.hint).toBe('Gescand om 19u20');
  });
});

describe('keptTickets', () => {
  it('keeps valid tickets only, each with its own code', () => {
    const events = eventViews([
      event([{}, { id: 's13', code: 'def' }, { id: 's14', state: 'unpaid', code: null }]),
      event([{}], { nid: 133, isPast: true }),
    ]);
    const kept = keptTickets({ club: { url: 'arabesk', title: 'Arabesk' }, events, asOf: start });
    expect([kept.path, kept.title]).toEqual(['/arabesk/tickets', 'Tickets · Arabesk']);
    expect(kept.note).toBe('Bewaard op 20/02/2027, 19u30.');
    expect(kept.entries).toMatchObject([
      {
        title: "Lentevoorstelling: Zoë D'Hondt",
        lines: ['za 20 februari 2027 om 19u30', 'Theater', 'Rij C, stoel 4 · Balkon', 'Volwassene'],
        code: { label: expect.stringMatching(/^QR-code/) },
      },
      {},
    ]);
    expect(new Set(kept.entries.map(({ code }) => code?.path)).size).toBe(2);
  });
});
