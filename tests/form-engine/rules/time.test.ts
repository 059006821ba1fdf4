import { describe, expect, it } from 'vitest';
import { readTime, showTime } from '#form-engine/src/rules/time.ts';

describe('readTime', () => {
  it.each([
    ['9u30', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['9 30', '09:30'],
    ['9 u 30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['14U30', '14:30'],
    ['9:30 u', '09:30'],
    ['9u', '09:00'],
    ['9 uur', '09:00'],
    ['9', '09:00'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    ['１４：３０'.replace('：', ':'), '14:30'],
  ])('reads %j as %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['', 'u', '24:00', '9:60', '9u5', '12:30:00', '2430', '-9', '9.5', 'half tien', '99'])(
    'reads %j as no time',
    (text) => {
      expect(readTime(text)).toBeUndefined();
    },
  );

  it('reads each time of the day as itself, and as it is shown', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = [Math.floor(minute / 60), minute % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      expect(readTime(time)).toBe(time);
      expect(readTime(showTime(time))).toBe(time);
    }
  });
});
