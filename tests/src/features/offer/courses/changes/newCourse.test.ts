import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { CourseInFile } from '#schemas/club-file/courseInFile.ts';
import { duplicateCourse, freeUrl, newCourse } from '#src/features/offer/courses/changes/newCourse.ts';
import { runs } from '#tests/setup/runs.ts';
import { courseOf } from '../someCourses.ts';

describe('freeUrl', () => {
  it.each([
    ['Ballet 9–11 jaar', 'ballet-9-11-jaar'],
    ['Élan & Cœur', 'elan-coeur'],
    ['Beheer', 'beheer-2'],
    ['芭蕾', 'aanbod'],
    ['!', 'aanbod'],
  ])('makes the url of %j %j', (title, url) => {
    expect(freeUrl(title, new Set())).toBe(url);
  });

  it('adds a number where a course has the url already', () => {
    expect(freeUrl('Ballet', new Set(['ballet', 'ballet-2']))).toBe('ballet-3');
  });

  it('makes every title a url of the contract that nothing has', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.boolean(), (title, isTaken) => {
        const taken = new Set(isTaken ? [freeUrl(title, new Set())] : []);
        const url = freeUrl(title, taken);
        expect(Value.Check(CourseInFile.properties.url, url)).toBe(true);
        expect(taken.has(url)).toBe(false);
      }),
      runs(200),
    );
  });
});

describe('newCourse', () => {
  it('is a whole course of the contract, for each kind', () => {
    for (const kind of ['course', 'activity', 'ticket'] as const)
      expect(Value.Check(CourseInFile, newCourse({ title: 'Ballet', kind, courses: [] }))).toBe(true);
  });
});

describe('duplicateCourse', () => {
  it('has the same lessons and prices without any number, and a title and a url of its own', () => {
    const course = courseOf({ services: [{ nid: 5, title: 'Busrit', price: 3 }] });
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
});
