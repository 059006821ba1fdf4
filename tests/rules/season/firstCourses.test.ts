import { describe, expect, it } from 'vitest';
import { firstCourses } from '#rules/season/firstCourses.ts';

const course = (url: string, more: { continues?: string; of?: readonly string[] } = {}) => ({
  ...{ url, continues: more.continues, of: more.of },
});
const jazz = course('jazz-2027', { continues: 'jazz' });
const ballet = course('ballet-2027', { continues: 'ballet' });
const company = course('gezelschap', { of: ['jazz', 'hiphop'] });
const fresh = course('nieuw');

describe('firstCourses', () => {
  it.each([
    ['the course that continues their own', ['jazz'], [jazz, ballet, fresh], ['jazz-2027']],
    [
      'those of each of their courses',
      ['jazz', 'ballet'],
      [jazz, ballet, fresh],
      ['jazz-2027', 'ballet-2027'],
    ],
    ['a course that is open to people of theirs', ['hiphop'], [jazz, company], ['gezelschap']],
    ['both where both are theirs', ['jazz'], [jazz, company], ['jazz-2027', 'gezelschap']],
    [
      'everything where nothing continues theirs',
      ['yoga'],
      [jazz, ballet, fresh],
      ['jazz-2027', 'ballet-2027', 'nieuw'],
    ],
    ['nothing that is open to others alone', ['yoga'], [company], []],
    ['nothing where nothing opens', ['jazz'], [], []],
  ])('names %s', (_name, enrolled, courses, expected) => {
    expect(firstCourses(new Set(enrolled), courses)).toEqual(expected);
  });
});
