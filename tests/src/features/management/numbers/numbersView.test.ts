import { describe, expect, it } from 'vitest';
import { formatEuros } from '#rules/money.ts';
import {
  ageName,
  attendanceOfAll,
  attendanceRows,
  openSums,
  placesRows,
  shortDay,
  trendSums,
} from '#src/features/management/numbers/numbersView.ts';
import { numbersTexts } from '#src/texts/nl/numbers.ts';

const course = (nid: number, fields: object) => ({
  ...{ nid, title: `Cursus ${nid}`, taken: 0, capacity: 10, ended: false, attendance: null, ...fields },
});

describe('the view of the numbers', () => {
  it('lists the places with the fullest course first, and one without a limit last', () => {
    const rows = placesRows([
      course(1, { taken: 3, capacity: null }),
      course(2, { taken: 2 }),
      course(3, { taken: 12 }),
      course(4, { taken: 9, ended: true }),
      course(5, { taken: 0, capacity: 0 }),
    ]);
    expect(rows.map(({ nid, share, cells }) => [nid, share, ...cells])).toEqual([
      [3, 120, '12', '10', '120 %'],
      [2, 20, '2', '10', '20 %'],
      [1, undefined, '3', 'Onbeperkt', ''],
      [5, undefined, '0', '0', ''],
    ]);
  });

  it('lists attendance with the lowest first, ended courses included, and weighs the whole by people', () => {
    const courses = [
      course(1, { attendance: { present: 9, noted: 10 }, ended: true }),
      course(2, {}),
      course(3, { attendance: { present: 10, noted: 40 } }),
    ];
    expect(attendanceRows(courses).map(({ nid, share }) => [nid, share])).toEqual([
      [3, 25],
      [1, 90],
    ]);
    expect([attendanceOfAll(courses), attendanceOfAll([course(2, {})])]).toEqual([38, undefined]);
  });

  it('compares a season with the other one until now', () => {
    const weeks = [
      { day: '2026-09-01', now: 4, before: 1 },
      { day: '2026-09-08', now: 2, before: 8 },
      { day: '2026-09-15', now: null, before: 30 },
    ];
    expect(trendSums(weeks)).toEqual({ now: 6, before: 9 });
    expect(shortDay('2026-09-08')).toBe('08/09');
  });

  it('sums open money, and says nothing where none is open', () => {
    const open = [
      { age: 'later', amount: 10, invoices: 1 },
      { age: 'older', amount: 20, invoices: 1 },
    ];
    expect(openSums(open)).toEqual({ all: formatEuros(30), overdue: formatEuros(20) });
    expect(openSums([])).toBeUndefined();
    expect(ageName('of-a-newer-server', numbersTexts.open.ages)).toBe('Andere');
  });
});
