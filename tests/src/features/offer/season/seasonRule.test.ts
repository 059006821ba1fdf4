import { describe, expect, it } from 'vitest';
import { readOpening, readRule, seasonsToMake } from '#src/features/offer/season/seasonRule.ts';
import { clubOffer, courseOf } from '../clubOffer.ts';

describe('readRule', () => {
  it.each([
    ['5', 5],
    ['2,5', 2.5],
    ['+ 5 %', 5],
    ['-3', -3],
    ['−3', -3],
    ['', undefined],
    ['vijf', undefined],
    ['-101', undefined],
    ['500', undefined],
  ])('reads “%s” per cent as %s', (value, percentage) => {
    const rule = readRule({ is: 'percentage', value, to: 100 });
    expect(rule).toEqual(percentage === undefined ? undefined : { is: 'percentage', percentage, to: 100 });
  });

  it.each([
    ['10', 1000],
    ['€ 7,50', 750],
    ['-5', -500],
    ['tien', undefined],
  ])('reads an amount of “%s” as %s cents', (value, amount) => {
    const rule = readRule({ is: 'amount', value, to: 1 });
    expect(rule).toEqual(amount === undefined ? undefined : { is: 'amount', amount, to: 1 });
  });

  it('asks no number for the same price', () => {
    expect(readRule({ is: 'same', value: 'x', to: 1 })).toEqual({ is: 'same' });
  });
});

const everybody = { is: 'on', day: '2027-06-01', time: '20:00' } as const;

it.each([
  [{ is: 'at-once', day: '', time: '', members: undefined } as const, { is: 'at-once' }],
  [
    { ...everybody, members: undefined },
    { is: 'on', moment: '2027-06-01 20:00' },
  ],
  [{ ...everybody, day: '', members: undefined }, undefined],
  [{ ...everybody, time: '', members: undefined }, undefined],
  [
    { ...everybody, members: { day: '2027-05-25', time: '20:00' } },
    { is: 'on', moment: '2027-06-01 20:00', members: '2027-05-25 20:00' },
  ],
  [{ ...everybody, members: { day: '2027-06-01', time: '20:00' } }, undefined],
  [{ ...everybody, members: { day: '', time: '20:00' } }, undefined],
])('readOpening reads %j as %j', (typed, opening) => {
  expect(readOpening(typed)).toEqual(opening);
});

describe('seasonsToMake', () => {
  const lesson = (day: string) => [{ day, from: '17:00', to: '18:00' }];
  const now = courseOf('Nu', { sessions: lesson('2026-10-06') });
  const before = courseOf('Vorig', { sessions: lesson('2026-05-05') });

  it.each([
    ['nothing', [], []],
    ['this season', [now], [2027]],
    ['the season before', [before], [2026]],
    ['both', [now, before], [2027, 2026]],
  ])('offers a season that follows courses of %s', (_name, courses, seasons) => {
    expect(seasonsToMake(clubOffer({ courses }), '2026-11-29')).toEqual(seasons);
  });
});
