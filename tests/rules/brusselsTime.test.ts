import { describe, expect, it } from 'vitest';
import {
  clockOf,
  formatClock,
  formatDay,
  formatLongDay,
  formatTime,
  isoDayOf,
  weekdayOf,
} from '../../rules/brusselsTime.ts';

const secondsAt = (instant: string) => Date.parse(instant) / 1000;
const fridayNight = secondsAt('2026-11-20T22:59:00Z');
const saturdayJustBegun = secondsAt('2026-11-20T23:00:00Z');

describe('isoDayOf', () => {
  it('turns at midnight in Brussels, in winter and in summer', () => {
    expect(isoDayOf(fridayNight)).toBe('2026-11-20');
    expect(isoDayOf(saturdayJustBegun)).toBe('2026-11-21');
    expect(isoDayOf(secondsAt('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(isoDayOf(secondsAt('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

describe('formatDay', () => {
  it('writes DD/MM/YYYY', () => expect(formatDay(secondsAt('2026-03-05T12:00:00Z'))).toBe('05/03/2026'));
});

describe('formatLongDay', () => {
  it('writes DD MMMM YYYY in Dutch', () =>
    expect(formatLongDay(secondsAt('2026-03-05T12:00:00Z'))).toBe('05 maart 2026'));
});

describe('formatTime', () => {
  it('writes 14u30', () => expect(formatTime(secondsAt('2026-11-20T13:30:00Z'))).toBe('14u30'));
  it('writes midnight as 00u00', () => expect(formatTime(saturdayJustBegun)).toBe('00u00'));
});

describe('clockOf', () => {
  it('writes 24 hours as the wire has them, midnight as 00:00', () => {
    expect(clockOf(secondsAt('2026-11-20T13:30:00Z'))).toBe('14:30');
    expect(clockOf(saturdayJustBegun)).toBe('00:00');
  });
});

describe('formatClock', () => {
  it('writes a wire clock as 09u05', () => expect(formatClock('09:05')).toBe('09u05'));
});

describe('weekdayOf', () => {
  it('knows the day in Brussels', () => {
    expect(weekdayOf(fridayNight)).toBe('vr');
    expect(weekdayOf(saturdayJustBegun)).toBe('za');
    expect(weekdayOf(secondsAt('2026-11-22T12:00:00Z'))).toBe('zo');
    expect(weekdayOf(secondsAt('2026-11-23T12:00:00Z'))).toBe('ma');
  });
});
