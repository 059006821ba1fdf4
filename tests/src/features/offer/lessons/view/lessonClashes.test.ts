import { describe, expect, it } from 'vitest';
import { doubledDays, placeClashes } from '#src/features/offer/lessons/view/lessonClashes.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { offerCourse } from '../../offerCourse.ts';

type Lesson = OfferCourse['sessions'][number];

const today = '2027-01-08';
const at = (day: string, from: string, to: string, more: Partial<Lesson> = {}): Lesson => ({
  ...{ day, from, to, ...more },
});
const own = ['2027-01-05', '2027-01-12', '2027-01-19'].map((day) => at(day, '18:00', '19:00'));

describe('placeClashes', () => {
  it.each<[string, string, Lesson, readonly string[]]>([
    ['the same hours', 'Zaal 1', at('2027-01-12', '18:00', '19:00'), ['2027-01-12']],
    ['a part of the hours', 'zaal  1 ', at('2027-01-19', '18:59', '20:00'), ['2027-01-19']],
    ['the hour after', 'Zaal 1', at('2027-01-12', '19:00', '20:00'), []],
    ['another place', 'Zaal 2', at('2027-01-12', '18:00', '19:00'), []],
    ['a lesson in another place', 'Zaal 1', at('2027-01-12', '18:00', '19:00', { place: 'Zaal 2' }), []],
    ['a lesson that is over', 'Zaal 1', at('2027-01-05', '18:00', '19:00'), []],
    ['a camp', 'Zaal 1', at('2027-01-11', '09:00', '12:00', { untilDay: '2027-01-13' }), ['2027-01-12']],
  ])('with %s of another course', (_name, place, lesson, days) => {
    const other = offerCourse({ title: 'Freerunning', place, sessions: [lesson] });
    const clashes = placeClashes({ lessons: own, place: 'Zaal 1', today }, [other]);
    expect(clashes.flatMap((clash) => clash.days)).toEqual(days);
  });

  it('counts no course whose place nobody knows', () => {
    const other = offerCourse({ place: '', sessions: [{ day: '2027-01-12', from: '18:00', to: '19:00' }] });
    expect(placeClashes({ lessons: own, place: '', today }, [other])).toEqual([]);
  });
});

describe('doubledDays', () => {
  it('finds coming days on which two lessons of a course share time', () => {
    const lessons = [
      ...own,
      at('2027-01-05', '18:00', '19:00'),
      at('2027-01-12', '18:30', '20:00'),
      at('2027-01-19', '19:00', '20:00'),
    ];
    expect(doubledDays(lessons, today)).toEqual(['2027-01-12']);
  });
});
