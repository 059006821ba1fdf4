import { describe, expect, it } from 'vitest';
import { maxWeeks, weeklyDays } from '#rules/calendar/weeklyDays.ts';

const wednesdays = { day: 'wo', start: '2026-12-09', end: '2027-01-20', skip: [], except: [] } as const;

describe('weeklyDays', () => {
  it('lists each such day, the first and the last day included', () => {
    expect(weeklyDays(wednesdays)).toEqual([
      ...['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30'],
      ...['2027-01-06', '2027-01-13', '2027-01-20'],
    ]);
  });

  it('begins on the first such day of the period', () => {
    expect(weeklyDays({ ...wednesdays, start: '2026-12-10' })[0]).toBe('2026-12-16');
  });

  it('leaves out school holidays, public holidays and other days', () => {
    const left = weeklyDays({ ...wednesdays, skip: ['school'], except: ['2027-01-13'] });
    expect(left).toEqual(['2026-12-09', '2026-12-16', '2027-01-06', '2027-01-20']);
    const mondays = { ...wednesdays, day: 'ma', start: '2027-03-22', end: '2027-04-05' } as const;
    expect(weeklyDays({ ...mondays, skip: ['public'] })).toEqual(['2027-03-22', '2027-04-05']);
  });

  it('lists nothing where the period has no such day, and ends at a maximum', () => {
    expect(weeklyDays({ ...wednesdays, start: '2026-12-10', end: '2026-12-15' })).toEqual([]);
    expect(weeklyDays({ ...wednesdays, end: '2999-12-31' })).toHaveLength(maxWeeks);
  });
});
