import { describe, expect, test } from 'vitest';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import type { PassCard, PassMove, PassSession } from '#src/api/entities/pass.ts';
import { cardLogs } from '#src/features/passes/view/cardLogs.ts';
import { cardsFor, passCardViews, usableTurns } from '#src/features/passes/view/passCardViews.ts';
import { passUses } from '#src/features/passes/view/passUses.ts';
import { sessionDays } from '#src/features/passes/view/sessionDays.ts';

const today = '2026-11-20';
const now = instantInBrussels(today, '10:00');

const card = (changes: Partial<PassCard> = {}): PassCard => ({
  ...{ id: 1, label: 'Beurtenkaart 10', credit: 4, validUntil: null },
  ...changes,
});

const session = (changes: Partial<PassSession> = {}): PassSession => ({
  ...{ nid: 900, course: 'Jazz', place: 'Zaal 1', turns: 2, free: 3, reservation: null },
  start: instantInBrussels('2026-11-30', '19:30'),
  end: instantInBrussels('2026-11-30', '20:45'),
  cancelUntil: instantInBrussels('2026-11-29', '19:30'),
  ...changes,
});

describe('passCardViews', () => {
  test.each([
    [{}, 'usable', 'Onbeperkt geldig'],
    [{ validUntil: today }, 'usable', 'Geldig tot en met 20/11/2026'],
    [{ validUntil: '2026-11-19' }, 'expired', 'Was geldig tot en met 19/11/2026'],
    [{ credit: 0 }, 'empty', 'Onbeperkt geldig'],
    [{ credit: 0, validUntil: '2026-11-19' }, 'expired', 'Was geldig tot en met 19/11/2026'],
  ])('shows %j as %s', (changes, state, validity) => {
    expect(passCardViews([card(changes)], today)).toMatchObject([{ state, validity }]);
  });

  test('sorts the cards by the order of use, with unusable cards last', () => {
    const cards = [
      card({ id: 1, credit: 0 }),
      card({ id: 2 }),
      card({ id: 3, validUntil: '2026-12-31' }),
      card({ id: 4, validUntil: '2026-01-31' }),
      card({ id: 5, validUntil: '2026-11-30' }),
    ];
    expect(passCardViews(cards, today).map(({ id }) => id)).toEqual([5, 3, 2, 4, 1]);
  });
});

describe('cardsFor', () => {
  test('leaves out cards with too few turns or expired on the day of the session', () => {
    const cards = [
      card({ id: 1, credit: 1 }),
      card({ id: 2, validUntil: '2026-11-29' }),
      card({ id: 3 }),
      card({ id: 4, validUntil: '2026-11-30', credit: 2 }),
    ];
    expect(cardsFor(session(), cards).map(({ id }) => id)).toEqual([4, 3]);
  });
});

describe('usableTurns', () => {
  test('sums the turns of the cards that are valid today', () => {
    expect(usableTurns([card(), card({ credit: 3 }), card({ validUntil: '2026-11-19' })], today)).toBe(7);
    expect(usableTurns([], today)).toBe(0);
  });
});

describe('passUses', () => {
  test('lists each course once, sorted by name', () => {
    const sessions = [session(), session({ nid: 901 }), session({ nid: 902, course: 'Danscafé', turns: 1 })];
    expect(passUses(sessions)).toEqual([
      { course: 'Danscafé', turns: 1 },
      { course: 'Jazz', turns: 2 },
    ]);
  });
});

describe('sessionDays', () => {
  const view = (changes: Partial<PassSession>, cards = [card()]) =>
    sessionDays([session(changes)], { cards, now })[0]?.sessions[0];

  test('groups sessions by the day in Brussels, also just after midnight', () => {
    const late = session({ nid: 901, start: instantInBrussels('2026-12-01', '00:15') });
    const days = sessionDays([session(), late], { cards: [], now });
    expect(days.map(({ day, heading }) => [day, heading])).toEqual([
      ['2026-11-30', 'maandag 30 november 2026'],
      ['2026-12-01', 'dinsdag 01 december 2026'],
    ]);
    expect(days[0]?.sessions[0]).toMatchObject({
      time: '19u30 – 20u45',
      when: 'ma 30/11/2026 om 19u30',
      cancelUntil: 'zo 29/11/2026 om 19u30',
    });
  });

  test.each([
    ['can be reserved', {}, [card()], 'open'],
    ['is full', { free: 0 }, [card()], 'full'],
    ['has no limit', { free: null }, [card()], 'open'],
    ['costs more turns than a card has', { turns: 5 }, [card()], 'too-few-turns'],
    ['requires a card', {}, [], 'too-few-turns'],
    ['is reserved, though it is full', { free: 0, reservation: 7 }, [card()], 'reserved'],
  ] as const)('recognises a session that %s', (_, changes, cards, kind) => {
    expect(view(changes, [...cards])?.state.kind).toBe(kind);
  });

  test.each([
    [now, true],
    [now - 1, false],
  ])('can be cancelled until the last moment (%i) inclusive', (cancelUntil, canCancel) => {
    expect(view({ reservation: 7, cancelUntil })?.state).toMatchObject({ canCancel });
  });

  test.each([
    [1, 'Nog 1 plaats'],
    [5, 'Nog 5 plaatsen'],
    [6, ''],
    [0, ''],
    [null, ''],
  ])('shows %j free places as %j', (free, text) => {
    expect(view({ free })?.free).toBe(text);
  });
});

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
