import { describe, expect, it } from 'vitest';
import { type WeeklyPlan, weeklyDays } from '#rules/calendar/weeklyDays.ts';
import { dailyRuns } from '#src/features/offer/lessons/view/dailyRuns.ts';
import {
  clashSentences,
  doubledSentence,
  runSentence,
  totalSentence,
  weeklySentence,
} from '#src/features/offer/lessons/view/lessonSentences.ts';
import { addPlan, changePlan, readLessons } from '#src/features/offer/lessons/view/plannedCourse.ts';
import type { WeeklyForm } from '#src/features/offer/lessons/view/weeklyForm.ts';
import { offerCourse } from '../../offerCourse.ts';

const today = '2026-08-01';
const season: WeeklyPlan = {
  ...{ day: 'di', start: '2026-09-01', end: '2027-06-22', skip: ['school', 'public'], except: [] },
};
const sentence = (change: Partial<WeeklyForm> = {}, plan = season) => {
  const course = readLessons(weeklyDays(plan).map((day) => ({ day, from: '18:00', to: '19:00' })));
  const [one] = changePlan(course, { id: 0, change, today }).weekly;
  return one && weeklySentence(one);
};
const vacations = 'de herfstvakantie, de kerstvakantie, de krokusvakantie en de paasvakantie';

describe('weeklySentence', () => {
  it('says how many lessons there are, from when until when, and in which holidays not', () => {
    expect(sentence()).toBe(
      `37 lessen, van dinsdag 1 september 2026 tot en met 22 juni 2027, niet in ${vacations}.`,
    );
  });

  it('names the days that were struck and public holidays, and counts many', () => {
    expect(sentence({ except: ['2026-09-08', '2027-01-12'] })).toMatch(
      / en niet op 8 september 2026 en 12 januari 2027\.$/,
    );
    const wednesdays = sentence({}, { ...season, day: 'wo', skip: ['public'], end: '2026-12-16' });
    expect(wednesdays).toMatch(/, niet op 11 november 2026\.$/);
    const many = ['2026-09-08', '2026-09-15', '2026-09-22', '2026-09-29', '2026-10-06'];
    expect(sentence({ except: many })).toMatch(/ en niet op 5 andere dagen\.$/);
  });

  it.each<[Partial<WeeklyForm>, RegExp]>([
    [{ end: '2026-09-01' }, /^1 les, op dinsdag 1 september 2026\.$/],
    [
      { start: '2026-11-02', end: '2026-11-08' },
      /^In deze periode is er geen enkele les\..* Tot dan blijven de 37 lessen zoals ze waren\.$/,
    ],
    [{ to: '' }, /^Vul nog in: het einduur\. Tot dan blijven de 37 lessen zoals ze waren\.$/],
    [{ to: '17:00' }, /^Verbeter wat niet klopt\. Tot dan blijven de 37 lessen zoals ze waren\.$/],
  ])('with %j says %s', (change, said) => {
    expect(sentence(change)).toMatch(said);
  });

  it.each<[Partial<WeeklyForm>, string]>([
    [{}, 'Vul nog in: de dag, het beginuur en het einduur. Tot dan komen er geen lessen.'],
    [{ day: 'wo', from: '14:00' }, 'Vul nog in: het einduur. Tot dan komen er geen lessen.'],
    [{ day: 'wo', from: '14:00', to: '13:00' }, 'Verbeter wat niet klopt. Tot dan komen er geen lessen.'],
    [
      { day: 'wo', from: '14:00', to: '15:00', start: '2026-09-03', end: '2026-09-04' },
      'In deze periode is er geen enkele les. Kijk de dagen en de vakanties na.',
    ],
  ])('says why a new plan with %j has no lessons', (change, said) => {
    const course = addPlan(readLessons([]), today);
    const [one] = changePlan(course, { id: 0, change, today }).weekly;
    expect(one && weeklySentence(one)).toBe(said);
  });
});

describe('totalSentence', () => {
  it.each([
    [0, 1, 'Er zijn nog geen lessen. De wekelijkse les is nog niet volledig ingevuld.'],
    [
      1,
      1,
      '1 les, op maandag 15 februari 2027. 1 wekelijkse les is nog niet volledig ingevuld en telt niet mee.',
    ],
    [
      1,
      2,
      '1 les, op maandag 15 februari 2027. 2 wekelijkse lessen zijn nog niet volledig ingevuld en tellen niet mee.',
    ],
  ])('with %d lessons and %d plans that are filled in halfway says %s', (count, unfinished, said) => {
    const lessons = [{ day: '2027-02-15', from: '09:00', to: '16:00' }].slice(0, count);
    expect(totalSentence(lessons, unfinished)).toBe(said);
  });

  it.each([
    [[], 'Er zijn nog geen lessen.'],
    [['2027-02-15'], '1 les, op maandag 15 februari 2027.'],
    [['2027-02-15', '2027-02-16'], '2 lessen, van maandag 15 februari 2027 tot en met 16 februari 2027.'],
  ])('of %j is “%s”', (days, said) => {
    expect(totalSentence(days.map((day) => ({ day, from: '09:00', to: '16:00' })))).toBe(said);
  });
});

describe('runSentence', () => {
  const camp = (start: string, days: readonly number[], more = {}) => {
    const [run] = dailyRuns(
      days.map((day) => ({
        day: `${start}${String(day).padStart(2, '0')}`,
        from: '09:00',
        to: '16:00',
        ...more,
      })),
    );
    return run && runSentence(run);
  };

  it.each([
    [camp('2027-02-', [15]), 'maandag 15 februari 2027, van 09u00 tot 16u00'],
    [
      camp('2027-02-', [15, 16, 17]),
      'elke dag van maandag 15 februari 2027 tot en met woensdag 17 februari 2027, van 09u00 tot 16u00',
    ],
    [
      camp('2027-02-', [18, 19, 22]),
      'elke weekdag van donderdag 18 februari 2027 tot en met maandag 22 februari 2027, van 09u00 tot 16u00',
    ],
    [
      camp('2027-02-', [15], { untilDay: '2027-02-19' }),
      'van maandag 15 februari 2027 om 09u00 tot vrijdag 19 februari 2027 om 16u00',
    ],
  ])('says “%s”', (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('clashSentences', () => {
  const clash = (title: string, days: string[]) => ({
    course: offerCourse({ title }),
    place: 'Zaal 1',
    days,
  });

  it('names the other course, the place and the first day, and counts courses beyond five', () => {
    expect(
      clashSentences([clash('Freerunning', ['2027-01-12']), clash('Dansgym', ['2027-01-12', '2027-01-19'])]),
    ).toEqual([
      '“Freerunning” is op dezelfde uren in Zaal 1, op dinsdag 12 januari 2027.',
      '“Dansgym” is op dezelfde uren in Zaal 1, 2 keer, voor het eerst op dinsdag 12 januari 2027.',
    ]);
    const many = Array.from({ length: 7 }, () => clash('Dansgym', ['2027-01-12']));
    expect(clashSentences(many).at(-1)).toBe('En nog 2 andere cursussen.');
  });

  it('says on which day two lessons of the course meet', () => {
    expect(doubledSentence([])).toBe('');
    expect(doubledSentence(['2027-01-12'])).toContain('Op dinsdag 12 januari 2027 vallen');
    expect(doubledSentence(['2027-01-12', '2027-01-19'])).toContain('Op 2 dagen vallen');
  });
});
