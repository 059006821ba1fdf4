import { describe, expect, it } from 'vitest';
import examples from '#schemas/examples/dashboard/getDashboard.json' with { type: 'json' };
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';
import { nextSessions } from '#src/features/dashboard/view/nextSessions.ts';

const lessons = parseDashboard(examples.response.valid[0]?.value.result).lessons ?? [];
const members = [
  { uid: 1, firstName: 'An' },
  { uid: 2, firstName: 'Noor' },
];

describe('nextSessions', () => {
  it('lists the lessons of each member, with members without a lesson at the end', () => {
    const found = nextSessions(lessons, members, '2026-11-23');
    expect(found.map(({ member, sessions }) => [member.firstName, sessions.length])).toEqual([
      ['Noor', 1],
      ['An', 0],
    ]);
    expect(found[0]?.sessions[0]).toEqual({
      key: '501-2',
      course: 'Jazz 12-15 jaar',
      href: '/arabesk/jazz-tieners',
      when: 'Morgen, dinsdag 24 november 2026, 16u00 – 17u15',
      later: '',
      where: 'Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk',
      isToday: false,
    });
    expect(nextSessions(lessons, members, '2026-11-24')[0]?.sessions[0]).toMatchObject({ isToday: true });
  });

  it('tells a course once, with its further days, and apart where the hours or the place differ', () => {
    const [lesson] = lessons;
    if (!lesson) throw new Error('The example has no lesson');
    const week = 7 * 86_400;
    const inWeeks = (weeks: number, change = {}) => ({
      ...lesson,
      nid: lesson.nid + weeks,
      start: lesson.start + weeks * week,
      end: lesson.end + weeks * week,
      ...change,
    });
    const all = [lesson, inWeeks(1), inWeeks(2, { place: 'Sporthal' }), inWeeks(3)];
    const [noor] = nextSessions(all, members, '2026-11-23');
    expect(
      noor?.sessions.map(({ when, later, where }) => [when.slice(0, 34), later, where.slice(0, 8)]),
    ).toEqual([
      ['Morgen, dinsdag 24 november 2026, ', 'Daarna op 01/12/2026 en 15/12/2026', 'Coupure '],
      ['dinsdag 08 december 2026, 16u00 – ', '', 'Sporthal'],
    ]);
  });

  it.each([
    ['2026-11-23', 'Morgen, dinsdag 24 november 2026', false],
    ['2026-11-24', 'Vandaag, dinsdag 24 november 2026', true],
    ['2026-11-25', 'Vandaag, woensdag 25 november 2026', true],
    ['2026-11-26', 'Vandaag, donderdag 26 november 2026', true],
  ])('on %s shows a lesson of several days as: %s', (today, when, isToday) => {
    const [lesson] = lessons;
    if (!lesson) throw new Error('The example has no lesson');
    const forDays = { ...lesson, end: lesson.end + 2 * 86_400 };
    const [shown] = nextSessions([forDays], members, today)[0]?.sessions ?? [];
    expect(shown).toMatchObject({ when: expect.stringMatching(`^${when}`), isToday });
  });
});
