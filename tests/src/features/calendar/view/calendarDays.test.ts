import { describe, expect, it } from 'vitest';
import type { CalendarSession } from '#src/api/entities/agenda/calendar.ts';
import { calendarDays } from '#src/features/calendar/view/calendarDays.ts';
import { dayHeading } from '#src/features/calendar/view/dayHeading.ts';

const at = (instant: string) => Date.parse(instant) / 1000;
const jazz: CalendarSession = {
  nid: 1,
  uid: 2,
  name: 'Noor Peeters',
  kind: 'registration',
  start: at('2026-11-24T18:00:00+01:00'),
  end: at('2026-11-24T19:15:00+01:00'),
  place: 'Zaal Fonteyn',
  teachers: [],
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 106, url: 'jazz-tieners', title: 'Jazz 12-15 jaar' },
  tickets: 0,
  day: null,
};
const known = { now: at('2026-11-21T12:00:00+01:00'), firstNames: new Map([[2, 'Noor']]) };
const entriesOn = (day: string, ...sessions: CalendarSession[]) =>
  calendarDays(sessions, known).get(day)?.entries ?? [];

describe('calendarDays', () => {
  it('shows the person, place and time, and links to the course', () => {
    expect(entriesOn('2026-11-24', jazz)).toEqual([
      {
        key: '1-2-2026-11-24',
        uid: 2,
        who: 'Noor',
        course: 'Jazz 12-15 jaar',
        club: 'Dansstudio Arabesk',
        href: '/arabesk/jazz-tieners',
        starts: '18u00',
        time: '18u00 – 19u15',
        place: 'Zaal Fonteyn',
        marks: [],
        clash: '',
        isOver: false,
      },
    ]);
  });

  it('uses the time in Brussels before and after the change to summer time', () => {
    const summer = { ...jazz, start: at('2027-03-23T17:00:00Z'), end: at('2027-03-23T18:15:00Z') };
    const winter = { ...jazz, start: at('2027-03-30T16:00:00Z'), end: at('2027-03-30T17:15:00Z') };
    expect(entriesOn('2027-03-23', summer)[0]?.time).toBe('18u00 – 19u15');
    expect(entriesOn('2027-03-30', winter)[0]?.time).toBe('18u00 – 19u15');
  });

  it('shows an entry of several days on each of them', () => {
    const weekend = {
      ...jazz,
      start: at('2026-11-27T19:00:00+01:00'),
      end: at('2026-11-29T12:00:00+01:00'),
    };
    const days = calendarDays([weekend], known);
    expect([...days.keys()]).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
    expect(
      [...days.values()].map(({ entries }) => [entries[0]?.starts, entries[0]?.time, entries[0]?.marks]),
    ).toEqual([
      ['19u00', 'Van 19u00 tot 29 november 2026 om 12u00', ['Dag 1 van 3']],
      ['', 'De hele dag', ['Dag 2 van 3']],
      ['', 'Tot 12u00', ['Dag 3 van 3']],
    ]);
  });

  it('marks an overlap of one member, but not of two members', () => {
    const modern = {
      ...jazz,
      nid: 5,
      start: jazz.start + 1800,
      course: { ...jazz.course, title: 'Hedendaags' },
    };
    const [first, second] = entriesOn('2026-11-24', jazz, modern);
    expect(first?.clash).toBe('Valt samen met Hedendaags om 18u30');
    expect(second?.clash).toBe('Valt samen met Jazz 12-15 jaar om 18u00');
    expect(entriesOn('2026-11-24', jazz, { ...modern, uid: 3 }).map(({ clash }) => clash)).toEqual(['', '']);
  });

  it('marks a trial, a pass, tickets, the day of a course and another teacher', () => {
    const marks = (part: Partial<CalendarSession>) => entriesOn('2026-11-24', { ...jazz, ...part })[0]?.marks;
    expect(marks({ teachers: ['Zoë', 'Jef'] })).toEqual(['Les van Zoë en Jef']);
    expect(marks({ kind: 'trial' })).toEqual(['Proefles']);
    expect(marks({ kind: 'pass' })).toEqual(['Met beurtenkaart']);
    expect(marks({ kind: 'ticket', tickets: 4 })).toEqual(['4 tickets']);
    expect(marks({ day: { number: 2, of: 5 } })).toEqual(['Dag 2 van 5']);
  });

  it('sorts the days, and marks past entries', () => {
    const past = {
      ...jazz,
      nid: 9,
      start: at('2026-11-17T18:00:00+01:00'),
      end: at('2026-11-17T19:15:00+01:00'),
    };
    const days = calendarDays([jazz, past], known);
    expect([...days.keys()]).toEqual(['2026-11-17', '2026-11-24']);
    expect(days.get('2026-11-17')?.entries[0]?.isOver).toBe(true);
  });
});

describe('dayHeading', () => {
  it.each([
    ['2026-11-21', 'Vandaag, zaterdag 21 november 2026'],
    ['2026-11-22', 'Morgen, zondag 22 november 2026'],
    ['2026-11-24', 'dinsdag 24 november 2026'],
  ])('calls the day %s "%s"', (day, expected) => {
    expect(dayHeading(day, '2026-11-21')).toBe(expected);
  });
});
