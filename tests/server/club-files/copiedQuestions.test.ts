import { describe, expect, it } from 'vitest';
import { faultsOf, readRight } from '../support/files/clubFiles.ts';

const club = { url: 'a', title: 'A', city: 'A', color: '#aabbcc' };
const danced = { qid: 11, type: 'checkbox', question: 'Al gedanst?' };
const where = {
  ...{ qid: 12, type: 'text', question: 'Waar?' },
  visibleWhen: { qid: 11, course: 'jazz', filled: true },
};
const groups = {
  ...{ qid: 14, type: 'group', question: 'Welke groepen?', config: { repeat: { max: 3 } } },
  fields: [{ qid: 'naam', type: 'text', question: 'Naam', visibleWhen: where.visibleWhen }],
};
const sections = [
  { title: 'Voor jazz', course: 'jazz', questions: [danced, where, groups] },
  { title: 'Voor iedereen', questions: [{ qid: 13, type: 'text', question: 'Nog iets?' }] },
];

function fileWith(courses: readonly object[]) {
  return { club, courses, questions: sections };
}

const jazz = { url: 'jazz', title: 'Jazz' };

describe('questionsOf', () => {
  it('gives a course the questions of another one, with their qids and conditions', () => {
    const { courses, questions } = readRight(
      fileWith([jazz, { url: 'jazz-2', title: 'Jazz 2', questionsOf: 'jazz' }]),
    );
    expect(questions.map(({ title, course }) => [title, course])).toEqual([
      ['Voor jazz', 'jazz'],
      ['Voor iedereen', undefined],
      ['Voor jazz', 'jazz-2'],
    ]);
    expect(questions[2]?.questions).toMatchObject([
      { qid: 11 },
      { qid: 12, visibleWhen: { qid: 11, course: 'jazz-2', filled: true } },
      { qid: 14, fields: [{ visibleWhen: { qid: 11, course: 'jazz-2', filled: true } }] },
    ]);
    expect(courses[1]).not.toHaveProperty('questionsOf');
  });

  it('gives nothing where the other course asks nothing', () => {
    const ballet = { url: 'ballet', title: 'Ballet' };
    const file = fileWith([jazz, ballet, { url: 'ballet-2', title: 'Ballet 2', questionsOf: 'ballet' }]);
    expect(readRight(file).questions).toHaveLength(2);
  });

  it.each([
    [
      'a course that the file does not have',
      { url: 'b', questionsOf: 'weg' },
      'there is no course "weg" in this file',
    ],
    ['itself', { url: 'b', questionsOf: 'b' }, 'must be another course'],
    [
      'a course that has them from another',
      { url: 'b', questionsOf: 'c' },
      '"c" has the questions of "jazz": name that course',
    ],
  ])('is refused for %s', (_name, course, message) => {
    const other = { url: 'c', title: 'C', questionsOf: 'jazz' };
    expect(faultsOf(fileWith([jazz, { title: 'B', ...course }, other]))).toEqual([
      { path: 'courses[1].questionsOf', message },
    ]);
  });

  it('is refused for a course with questions of its own', () => {
    const ballet = { url: 'ballet', title: 'Ballet' };
    expect(faultsOf(fileWith([{ ...jazz, questionsOf: 'ballet' }, ballet]))).toEqual([
      { path: 'courses[0].questionsOf', message: 'is for a course without questions of its own' },
    ]);
  });

  it('is refused where the questions name each other by their words, which a copy would have twice', () => {
    const visibleWhen = { question: 'Al gedanst?', course: 'jazz', filled: true };
    const asked = [
      { type: 'checkbox', question: 'Al gedanst?' },
      { type: 'text', question: 'Waar?', visibleWhen },
    ];
    const file = {
      ...fileWith([jazz, { url: 'jazz-2', title: 'Jazz 2', questionsOf: 'jazz' }]),
      questions: [{ title: 'Voor jazz', course: 'jazz', questions: asked }],
    };
    expect(faultsOf(file)).toEqual([
      { path: 'courses[1].questionsOf', message: expect.stringContaining('name each other by their words') },
    ]);
  });
});
