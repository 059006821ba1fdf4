import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CourseInFile } from '#schemas/club-file/courseInFile.ts';
import { duplicateCourse, emptyCourse } from '#src/features/offer/courses/changes/newCourse.ts';
import { courseOf } from '../someCourses.ts';

describe('emptyCourse', () => {
  it('is a whole course of the contract, for each kind', () => {
    for (const kind of ['course', 'activity', 'ticket'] as const)
      expect(Value.Check(CourseInFile, emptyCourse({ title: 'Ballet', kind, courses: [] }))).toBe(true);
  });

  it('begins an event with standing places, so that a visitor buys a number of tickets', () => {
    const standsOf = (kind: 'course' | 'activity' | 'ticket', places?: number) =>
      emptyCourse({ title: 'Show', kind, courses: [], places }).stands;
    expect(standsOf('ticket')).toEqual([{ title: 'Zaal', surcharge: 0, capacity: 100, seats: [] }]);
    expect(standsOf('ticket', 280)).toMatchObject([{ capacity: 280 }]);
    expect([...standsOf('course'), ...standsOf('activity')]).toEqual([]);
  });

  it('has a url that no course and no screen of the club has', () => {
    const urlOf = (title: string) => emptyCourse({ title, kind: 'course', courses: [{ url: 'ballet' }] }).url;
    expect(['Ballet', 'Beheer', 'Jazz'].map(urlOf)).toEqual(['ballet-2', 'beheer-2', 'jazz']);
  });
});

describe('duplicateCourse', () => {
  it('has the same lessons and prices without any number, and a title and a url of its own', () => {
    const course = courseOf({ services: [{ nid: 5, title: 'Busrit', price: 3, isChildcare: false }] });
    const first = duplicateCourse(course, [course]);
    const second = duplicateCourse(course, [course, first]);
    expect([first, second].map(({ title, url }) => [title, url])).toEqual([
      ['Ballet (kopie)', 'ballet-kopie'],
      ['Ballet (kopie 2)', 'ballet-kopie-2'],
    ]);
    expect(JSON.stringify(first)).not.toContain('"nid"');
    expect(first.sessions.map(({ day }) => day)).toEqual(course.sessions.map(({ day }) => day));
    expect(first.tariffs).toEqual(course.tariffs.map(({ nid: _nid, ...tariff }) => tariff));
  });

  it('keeps its picture, and no event of UiTdatabank', () => {
    const image = { file: '7', alt: 'Een danseres' };
    const course = courseOf({ image, uitpasEvent: '00000000-0000-0000-0000-000000000007' });
    expect(duplicateCourse(course, [course])).toMatchObject({ image, uitpasEvent: '' });
  });

  it('asks the questions of the published course from which it comes', () => {
    const course = courseOf();
    const copy = duplicateCourse(course, [course]);
    expect(copy.questionsOf).toBe(course.url);
    // A copy of the copy, which nobody published yet.
    expect(duplicateCourse(copy, [course, copy]).questionsOf).toBe(course.url);
  });
});
