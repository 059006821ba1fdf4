import { expect, test } from 'vitest';
import { keptCards } from '#src/features/federation/view/keptCards.ts';

const card = {
  type: 'member' as const,
  ...{ uid: 2, name: 'Noor Peeters', number: '20261234', validUntil: '2027-08-31' },
  federation: { url: 'danssport', title: 'Danssport Vlaanderen', color: '#7a1f5c', cardText: '' },
  isExpired: false,
};

test('keptCards keeps the valid cards, each with its code, and notes when they were fetched', () => {
  const cards = [card, { ...card, uid: 3, number: '20250001', isExpired: true }];
  const kept = keptCards({ cards, asOf: Date.parse('2026-11-21T12:05:00Z') / 1000 });
  expect(kept).toMatchObject({
    ...{ path: '/lidkaarten', title: 'Lidkaarten', note: 'Bewaard op 21/11/2026, 13u05.' },
    entries: [
      {
        title: 'Noor Peeters · Danssport Vlaanderen',
        lines: ['Lidnummer: 20261234', 'Soort: Lid', 'Geldig tot en met: 31/08/2027'],
        code: { label: 'QR-code van de lidkaart van Noor Peeters, nummer 20261234' },
      },
    ],
  });
});
