import { describe, expect, it } from 'vitest';
import {
  hoursOf,
  newWeeklyForm,
  type WeeklyForm,
  weeklyFaults,
  withDay,
} from '#src/features/offer/lessons/view/weeklyForm.ts';

const form: WeeklyForm = {
  ...{ day: 'di', start: '2027-01-05', end: '2027-06-29', from: '18:00', to: '19:00' },
  ...{ skip: ['school'], except: ['2027-01-12'] },
};

describe('newWeeklyForm', () => {
  it.each([
    ['2026-11-29', '2026-11-29', '2027-06-30'],
    ['2027-04-30', '2027-04-30', '2027-06-30'],
    ['2027-05-01', '2027-09-01', '2028-06-30'],
    ['2027-08-31', '2027-09-01', '2028-06-30'],
    ['2027-09-01', '2027-09-01', '2028-06-30'],
  ])('on %s plans from %s to %s, without holidays', (today, start, end) => {
    expect(newWeeklyForm(today)).toMatchObject({ day: '', start, end, skip: ['school', 'public'] });
  });
});

describe('weeklyFaults', () => {
  it.each<[Partial<WeeklyForm>, object]>([
    [{}, {}],
    [
      { day: '', from: '', end: '' },
      { day: 'missing', from: 'missing', end: 'missing' },
    ],
    [{ to: '18:00' }, { to: 'endsTooSoon' }],
    [{ end: '2027-01-04' }, { end: 'endsBefore' }],
    [{ start: '0002-01-05' }, { end: 'tooLong' }],
  ])('of %j are %j', (change, faults) => {
    const changed = { ...form, ...change };
    expect(weeklyFaults(changed)).toEqual(faults);
    expect(hoursOf(changed) === undefined).toBe(Object.keys(faults).length > 0);
  });
});

describe('withDay', () => {
  it('moves the first and last day and the struck days within their week', () => {
    expect(withDay(form, 'do')).toMatchObject({
      ...{ day: 'do', start: '2027-01-07', end: '2027-07-01', except: ['2027-01-14'] },
    });
  });

  it('keeps the bounds of the school year, and bounds on another day', () => {
    const season = { ...form, start: '2026-09-01', end: '2026-06-30' };
    expect(withDay(season, 'ma')).toMatchObject({ start: '2026-09-01', end: '2026-06-30' });
    expect(withDay({ ...form, end: '2027-06-30' }, 'ma').end).toBe('2027-06-30');
  });
});
