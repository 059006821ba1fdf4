import { describe, expect, it } from 'vitest';
import examples from '#schemas/examples/dashboard/getDashboard.json' with { type: 'json' };
import { parseDashboard } from '#src/api/entities/dashboard.ts';
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
      where: 'Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk',
      isToday: false,
    });
    expect(nextSessions(lessons, members, '2026-11-24')[0]?.sessions[0]).toMatchObject({ isToday: true });
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
