import { describe, expect, it } from 'vitest';
import {
  dateTimeParts,
  isDateTime,
  joinDateTime,
  readDateTime,
  showDateTime,
} from '#form-engine/src/rules/dateTime.ts';

describe('readDateTime', () => {
  it.each([
    '2027-02-01T09:30',
    '2027-02-01 09:30',
    '2027-02-01T09:30:00',
    '2027-02-01T09:30:00.000',
    '1/2/2027 9u30',
    '01-02-2027, 9:30',
    '1.2.2027 om 9.30',
    '1 2 2027 930',
    '01022027 0930',
    ' 1/2/2027 9h30 ',
  ])('reads %j', (text) => {
    expect(readDateTime(text)).toBe('2027-02-01T09:30');
  });

  it.each([
    ...['', 'T', '2027-02-01', '2027-02-01T', 'T09:30', '9u30', 'morgen om 9u30'],
    ...['2027-02-30T09:30', '2027-02-01T24:00', '2027-02-01T09:30:15', '2027-02-01T09:30:00Z', '1/2/27 9u30'],
  ])('reads %j as no moment', (text) => {
    expect(readDateTime(text)).toBeUndefined();
  });

  it('reads a moment as it is shown', () => {
    expect(showDateTime('2027-02-01T09:30')).toBe('01/02/2027 9u30');
    expect(readDateTime('01/02/2027 9u30')).toBe('2027-02-01T09:30');
    expect(showDateTime('morgen')).toBe('morgen');
  });
});

describe('the parts of a moment', () => {
  it.each([
    ['2027-02-01T09:30', { date: '2027-02-01', time: '09:30', rest: '' }],
    ['2027-02-01T09:30:00Z', { date: '2027-02-01', time: '09:30', rest: ':00Z' }],
    ['2027-02-01T09:30:15.5+02:00', { date: '2027-02-01', time: '09:30', rest: ':15.5+02:00' }],
    ['2027-02-01T', { date: '2027-02-01', time: '', rest: '' }],
    ['T09:30', { date: '', time: '09:30', rest: '' }],
    ['1/2/T9u:00+02:00', { date: '1/2/', time: '9u', rest: ':00+02:00' }],
    ['MorgenT', { date: 'Morgen', time: '', rest: '' }],
  ])('of %j are joined again', (text, parts) => {
    expect(dateTimeParts(text)).toEqual(parts);
    expect(joinDateTime(parts)).toBe(text);
  });

  it('are found beside a small t, a blank and in a text without a T', () => {
    const parts = { date: '2027-02-01', time: '09:30', rest: ':00z' };
    expect(dateTimeParts('2027-02-01t09:30:00z')).toEqual(parts);
    expect(dateTimeParts('2027-02-01 09:30:00z')).toEqual(parts);
    expect(dateTimeParts('morgen')).toEqual({ date: 'morgen', time: '', rest: '' });
  });

  it('keep a T of the time out of the border between them', () => {
    const joined = joinDateTime({ date: 'zat', time: 'Tien uur' });
    expect(dateTimeParts(joined)).toEqual({ date: 'zat', time: 'tien uur', rest: '' });
  });

  it('are no moment where both are empty', () => {
    expect(joinDateTime({ date: '', time: '', rest: ':00Z' })).toBe('');
  });
});

describe('isDateTime', () => {
  it.each([
    ['2027-02-01T09:30', true],
    ['2028-02-29T00:00', true],
    ['2027-02-29T00:00', false],
    ['2027-02-01T9:30', false],
    ['2027-02-01 09:30', false],
    ['2027-02-01t09:30', false],
    ['2027-02-01T09:30:00Z', false],
    ['2027-02-01', false],
    ['', false],
  ])('of %j is %s', (text, verdict) => {
    expect(isDateTime(text)).toBe(verdict);
  });
});
