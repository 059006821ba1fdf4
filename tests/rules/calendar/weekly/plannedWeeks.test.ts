import { describe, expect, it } from 'vitest';
import { plannedWeeks } from '#rules/calendar/weekly/plannedWeeks.ts';

describe('plannedWeeks', () => {
  it('says of every week whether it has a lesson, and otherwise why not', () => {
    const plan = {
      day: 'wo',
      start: '2026-12-09',
      end: '2027-01-20',
      skip: ['school'],
      except: ['2027-01-13'],
    } as const;
    const holiday = expect.objectContaining({ name: 'Kerstvakantie' });
    expect(plannedWeeks(plan)).toEqual([
      { is: 'lesson', day: '2026-12-09' },
      { is: 'lesson', day: '2026-12-16' },
      { is: 'holiday', day: '2026-12-23', holiday },
      { is: 'holiday', day: '2026-12-30', holiday },
      { is: 'lesson', day: '2027-01-06' },
      { is: 'struck', day: '2027-01-13' },
      { is: 'lesson', day: '2027-01-20' },
    ]);
  });
});
