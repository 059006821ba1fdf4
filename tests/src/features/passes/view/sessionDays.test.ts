import { describe, expect, test } from 'vitest';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import type { PassSession } from '#src/api/entities/offer/pass.ts';
import { sessionDays } from '#src/features/passes/view/sessionDays.ts';
import { card, now, session } from '../passFixtures.ts';

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
