import { describe, expect, it } from 'vitest';
import { faultsOf, readRight } from '#tests/server/support/files/clubFiles.ts';

const club = { url: 'krul', title: 'De Krul', city: 'Brugge', color: '#5b4a9c' };
const tariff = { title: 'Jaar', price: 1 };
/** A club with one field of each kind, which may be relative. */
const fileWith = (
  { day, opens, from }: { day?: unknown; opens?: unknown; from?: unknown },
  settings: object = {},
) => ({
  ...{ ...settings, club },
  courses: [
    {
      ...{ url: 'tekenen', title: 'Tekenen', ...(from !== undefined && { birthYears: { from } }) },
      tariffs: [{ ...tariff, ...(opens !== undefined && { opens }) }],
      sessions: day === undefined ? [] : [{ day, from: '10:00', to: '11:00' }],
    },
  ],
});

// The file is read on Friday 20 November 2026.
describe('a relative value of a club file', () => {
  it.each([
    [{ inDays: 0 }, '2026-11-20'],
    [{ inDays: -20 }, '2026-10-31'],
    [{ inDays: 0, on: 'vr' }, '2026-11-20'],
    [{ inDays: 1, on: 'vr' }, '2026-11-27'],
    [{ inDays: 12, on: 'wo' }, '2026-12-02'],
  ])('%j is the day %s', (day, meant) => {
    expect(readRight(fileWith({ day })).courses[0]?.sessions[0]?.day).toBe(meant);
  });

  it('gives a moment by its day and its hour, and a birth year by an age', () => {
    const file = readRight(fileWith({ opens: { inDays: 10, at: '19:00' }, from: { turns: 11 } }));
    expect(file.courses[0]?.tariffs[0]?.opens).toBe('2026-11-30 19:00');
    expect(file.courses[0]?.birthYears).toEqual({ from: 2015 });
  });

  it('may stand where there is a choice of other values', () => {
    const question = { type: 'text', question: 'Maat?', changeable: { inDays: 21 } };
    const file = { club, questions: [{ title: 'Maten', questions: [question] }] };
    expect(readRight(file).questions[0]?.questions[0]?.changeable).toBe('2026-12-11');
  });

  it('counts from the day of the file, which a season later is one line', () => {
    const file = readRight(fileWith({ day: { inDays: 7, on: 'wo' } }, { countsFrom: '2027-09-01' }));
    expect(file.courses[0]?.sessions[0]?.day).toBe('2027-09-08');
    expect(file).not.toHaveProperty('countsFrom');
    expect(faultsOf(fileWith({}, { countsFrom: '2027-02-30' })).map(({ path }) => path)).toEqual([
      'countsFrom',
    ]);
  });

  it.each([
    [{ day: { inDays: '12' } }, 'courses[0].sessions[0].day', /\{ "inDays": 12, "on": "vr" \}/],
    [{ day: { inDays: 1, at: '10:00' } }, 'courses[0].sessions[0].day', /must be a day/],
    [{ opens: { inDays: 3 } }, 'courses[0].tariffs[0].opens', /"at": "19:00"/],
    [{ from: { turns: 200 } }, 'courses[0].birthYears.from', /\{ "turns": 11 \}/],
  ])('that is wrong, such as in %j, is refused with an example', (fields, path, message) => {
    expect(faultsOf(fileWith(fields))).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});
