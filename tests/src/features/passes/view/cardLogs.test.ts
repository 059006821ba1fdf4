import { describe, expect, test } from 'vitest';
import type { PassMove } from '#src/api/entities/offer/pass.ts';
import { cardLogs } from '#src/features/passes/view/cardLogs.ts';
import { now, session } from '../passFixtures.ts';

describe('cardLogs', () => {
  const move = (changes: Partial<PassMove>): PassMove => ({
    ...{ id: 1, card: 7, label: 'Beurtenkaart 10', reason: 'bought', turns: 10, credit: 10 },
    ...{ at: now, course: undefined, session: null },
    ...changes,
  });
  const moves = [
    move({ id: 3, reason: 'cancelled', turns: 2, credit: 10, course: 'Jazz', session: session().start }),
    move({ id: 2, reason: 'reserved', turns: -2, credit: 8, course: 'Jazz', session: session().start }),
    move({ id: 4, card: 8, label: 'Beurtenkaart 5', turns: 5, credit: 5 }),
    move({ id: 1 }),
  ];

  test('has one log per card, whose sums agree', () => {
    const logs = cardLogs(moves);
    expect(logs.map(({ card: id, added, used, left }) => [id, added, used, left])).toEqual([
      [7, 12, 2, 10],
      [8, 5, 0, 5],
    ]);
    for (const { entries, left } of logs) expect(entries[0]?.credit).toBe(left);
  });

  test('shows the change, its date and its lesson', () => {
    expect(cardLogs(moves)[0]?.entries).toEqual([
      {
        ...{ id: 3, what: 'Reservatie geannuleerd: Jazz', turns: '+2', credit: 10 },
        detail: 'vr 20/11/2026 · les van ma 30/11/2026 om 19u30',
      },
      {
        ...{ id: 2, what: 'Les gereserveerd: Jazz', turns: '−2', credit: 8 },
        detail: 'vr 20/11/2026 · les van ma 30/11/2026 om 19u30',
      },
      { id: 1, what: 'Kaart gekocht', turns: '+10', credit: 10, detail: 'vr 20/11/2026' },
    ]);
  });

  test('has a text for an unknown reason', () => {
    expect(cardLogs([move({ reason: null })])[0]?.entries[0]?.what).toBe('Aangepast door de club');
  });
});
