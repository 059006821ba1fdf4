import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readHour,
  readHours,
  shiftHours,
  writeHours,
} from '#src/features/offer/courses/reading/readHours.ts';
import { runs } from '#tests/setup/runs.ts';

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('readHours', () => {
  it.each([
    ['16u00–17u30', '16:00', '17:30'],
    ['16:00 - 17:30', '16:00', '17:30'],
    ['16:00:00-17:30:00', '16:00', '17:30'],
    ['16u tot 17u30', '16:00', '17:30'],
    ['van 9 tot 10u', '09:00', '10:00'],
    ['9.15 — 10.45', '09:15', '10:45'],
    ['16H00-17H30', '16:00', '17:30'],
    ['16 uur - 17 uur', '16:00', '17:00'],
  ])('reads %j', (text, from, to) => {
    expect(readHours(text)).toEqual({ from, to });
  });

  it.each(['', '16u', '16u00-25u00', '16u60-17u', 'na school', '1-2-3', '16u00–17u30 en 18u'])(
    'reads no hours in %j',
    (text) => {
      expect(readHours(text)).toBeUndefined();
    },
  );

  it('tells an end that is not after the start', () => {
    expect(readHours('17u-16u')).toBe('order');
    expect(readHours('17u-17u')).toBe('order');
  });

  it('reads back what writeHours writes', () => {
    fc.assert(
      fc.property(clock, clock, (one, other) => {
        fc.pre(one !== other);
        const [from = '', to = ''] = [one, other].sort();
        expect(readHours(writeHours({ from, to }))).toEqual({ from, to });
      }),
      runs(100),
    );
  });
});

describe('shiftHours', () => {
  it('keeps the length of a lesson, and refuses to leave the day', () => {
    expect(shiftHours({ from: '16:00', to: '17:30' }, -75)).toEqual({ from: '14:45', to: '16:15' });
    expect(shiftHours({ from: '22:00', to: '23:30' }, 30)).toBeUndefined();
    expect(shiftHours({ from: '00:15', to: '01:00' }, -30)).toBeUndefined();
  });
});

describe('readHour', () => {
  it.each([
    ['9', '09:00'],
    ['16u30', '16:30'],
    ['16:05', '16:05'],
    ['24u', undefined],
    ['halfvijf', undefined],
  ])('reads %j as %j', (text, hour) => {
    expect(readHour(text)).toBe(hour);
  });
});
