import { describe, expect, it } from 'vitest';
import { ticketPass } from '#server/services/tickets/wallet/ticketPass.ts';

const ticket: Parameters<typeof ticketPass>[0] = {
  ...{ id: 's12', code: '0b0f8c1e', uid: 9, fname: 'Zoë', lname: "D'Hondt", courseNid: 131 },
  ...{ checkoutOid: 7, tariff: 'Volwassene', isCancelled: false, usedAt: null, isPaid: true },
  ...{ stand: 'Balkon', row: 'F', number: 7 },
};
const event: Parameters<typeof ticketPass>[1] = {
  course: { nid: 131, title: 'Lentevoorstelling' },
  club: { title: 'Arabesk', color: '#b4462f', mail: 'hallo@arabesk.example.org', phone: '' },
  place: 'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent',
  startsAt: new Date('2027-02-20T18:30:00Z'),
  endsAt: new Date('2027-02-20T21:00:00Z'),
};

describe('ticketPass', () => {
  it('writes the day and the time of Brussels on its head, and in full on its back', () => {
    const { eventTicket, ...pass } = ticketPass(ticket, event);
    expect(pass).toMatchObject({
      ...{ relevantDate: '2027-02-20T18:30:00Z', expirationDate: '2027-02-20T21:00:00Z' },
    });
    expect(eventTicket.headerFields).toEqual([{ key: 'start', label: '20/02/2027', value: '19u30' }]);
    expect(eventTicket.backFields).toContainEqual({
      ...{ key: 'when', label: 'Datum', value: 'za 20 februari 2027 om 19u30' },
    });
  });

  it('of an event without a day has no time and never expires', () => {
    const pass = ticketPass(ticket, { ...event, startsAt: null, endsAt: null });
    expect(pass).not.toHaveProperty('relevantDate');
    expect(pass).not.toHaveProperty('expirationDate');
    expect(pass.eventTicket.headerFields).toEqual([]);
  });

  it.each([
    ['a standing part', { row: null, number: null }, ['stand', 'tariff']],
    ['free seats', { stand: null, row: null, number: null }, ['tariff']],
  ])('of a ticket for %s has the fields that are known', (_what, place, keys) => {
    const { auxiliaryFields } = ticketPass({ ...ticket, ...place }, event).eventTicket;
    expect(auxiliaryFields.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['#b4462f', 'rgb(180, 70, 47)', 'rgb(255, 255, 255)'],
    ['#ffe066', 'rgb(255, 224, 102)', 'rgb(0, 0, 0)'],
    ['rood', 'rgb(91, 100, 112)', 'rgb(255, 255, 255)'],
  ])('on the colour %s is readable', (color, background, ink) => {
    expect(ticketPass(ticket, { ...event, club: { ...event.club, color } })).toMatchObject({
      ...{ backgroundColor: background, foregroundColor: ink, labelColor: ink },
    });
  });

  it('gives every field a key of its own, as Apple asks', () => {
    const keys = Object.values(ticketPass(ticket, event).eventTicket).flatMap((fields) =>
      fields.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
