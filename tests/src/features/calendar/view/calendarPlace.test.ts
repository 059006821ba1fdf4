import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from '#src/features/calendar/view/calendarPlace.ts';

const today = '2026-11-21';
const read = (query: string) => readPlace(new URLSearchParams(query), today);

describe('readPlace', () => {
  it('is the current month for all members without parameters', () => {
    expect(read('')).toEqual({
      month: '2026-11',
      day: undefined,
      display: undefined,
      members: [],
      club: undefined,
    });
  });

  it('reads month, day, display, members and club', () => {
    expect(read('maand=2026-12&dag=2026-12-05&weergave=lijst&lid=2,3&club=Arabesk')).toEqual({
      month: '2026-12',
      day: '2026-12-05',
      display: 'lijst',
      members: [2, 3],
      club: 'arabesk',
    });
  });

  it('takes the month from a day without a month', () => {
    expect(read('dag=2027-01-31')).toMatchObject({ month: '2027-01', day: '2027-01-31' });
  });

  it.each([
    'maand=2026-13',
    'maand=vandaag',
    'maand=9999-01',
    'maand=2026-1',
    'maand=%00',
    'dag=2026-02-30',
    'dag=morgen',
    'maand=2026-11&dag=2026-12-01',
    'weergave=tabel',
    'lid=Noor,-1,1e3,99999999999',
    'club=',
  ])('ignores the invalid query %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});

describe('writePlace', () => {
  it('changes only the given parameters', () => {
    const before = new URLSearchParams('maand=2026-12&dag=2026-12-05&lid=2&van=mail');
    expect(String(writePlace(before, { month: '2027-01', day: undefined }))).toBe(
      'maand=2027-01&lid=2&van=mail',
    );
    expect(String(writePlace(before, { members: [] }))).toBe('maand=2026-12&dag=2026-12-05&van=mail');
    expect(readPlace(writePlace(before, { members: [2, 3] }), today).members).toEqual([2, 3]);
  });
});
