import { describe, expect, it } from 'vitest';
import { decideStop, stoppedAmounts } from '#rules/stopRegistration.ts';

const day = 24 * 60 * 60;
const firstStart = 1_000 * day;

describe('decideStop', () => {
  const facts = { cancelDays: 7, firstStart, isTied: false, now: 0 };
  it.each([
    ['well before the deadline', { now: 900 * day }, { how: 'now', until: 993 * day }],
    ['at the deadline', { now: 993 * day }, { how: 'now', until: 993 * day }],
    ['a second later', { now: 993 * day + 1 }, { how: 'ask' }],
    ['where the club always decides', { cancelDays: null }, { how: 'ask' }],
    ['for a course without lessons', { firstStart: undefined }, { how: 'ask' }],
    ['for a couple', { isTied: true }, { how: 'ask' }],
    ['with a deadline at the lesson', { cancelDays: 0, now: firstStart }, { how: 'now', until: firstStart }],
  ])('%s', (_, differing, expected) => {
    expect(decideStop({ ...facts, ...differing })).toEqual(expected);
  });
});

describe('stoppedAmounts', () => {
  const unpaid = {
    ...{ linesCents: 5_000, totalCents: 8_000, creditedCents: 0, openCents: 8_000 },
    money: 'refund' as const,
  };
  it.each([
    ['unpaid', {}, [5_000, 5_000, 0]],
    ['paid', { openCents: 0 }, [5_000, 0, 5_000]],
    ['half paid', { openCents: 2_000 }, [5_000, 2_000, 3_000]],
    ['as a credit', { openCents: 0, money: 'credit' as const }, [5_000, 0, 5_000]],
    ['kept by the club', { money: 'none' as const }, [0, 0, 0]],
    ['credited before', { creditedCents: 8_000, openCents: 0 }, [0, 0, 0]],
    ['credited in part', { creditedCents: 6_000, openCents: 2_000 }, [2_000, 2_000, 0]],
    ['free of charge', { linesCents: 0 }, [0, 0, 0]],
  ])('%s', (_, differing, [creditedCents, lapsedCents, backCents]) => {
    expect(stoppedAmounts({ ...unpaid, ...differing })).toEqual({ creditedCents, lapsedCents, backCents });
  });
});
