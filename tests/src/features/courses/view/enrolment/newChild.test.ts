import { describe, expect, test } from 'vitest';
import {
  childProblems,
  knownChild,
  personOfChild,
  wireChild,
} from '#src/features/courses/view/enrolment/newChild.ts';
import { lars, noor } from '../../courseFixtures.ts';

const today = '2026-11-20';
const emma = { fname: ' Emma ', lname: "D'Hondt", birthdate: '14/3/2022' };

describe('childProblems', () => {
  test.each([
    ['accepts a child with names and a birthdate', {}, {}],
    [
      'misses each empty field',
      { fname: ' ', lname: '', birthdate: '' },
      { fname: 'required', lname: 'required', birthdate: 'required' },
    ],
    ['refuses a name with digits', { fname: 'Emma2' }, { fname: 'name' }],
    ['refuses a name of one letter', { lname: 'D' }, { lname: 'name' }],
    ['refuses a day that does not exist', { birthdate: '31/02/2022' }, { birthdate: 'birthdate' }],
    ['refuses a birthdate that is not past', { birthdate: '20/11/2026' }, { birthdate: 'birthdate' }],
    ['accepts yesterday', { birthdate: '19/11/2026' }, {}],
  ])('%s', (_name, part, problems) => expect(childProblems({ ...emma, ...part }, today)).toEqual(problems));
});

test('personOfChild judges a child before the surname is typed', () =>
  expect(personOfChild({ ...emma, lname: '' }, today)).toEqual({
    uid: 0,
    firstName: 'Emma',
    name: 'Emma',
    birthdate: '2022-03-14',
  }));

test.each([{ fname: '' }, { birthdate: '14/3' }])('personOfChild is undefined with %o', (part) =>
  expect(personOfChild({ ...emma, ...part }, today)).toBeUndefined(),
);

test('wireChild writes the birthdate as a day and leaves out the blanks around a name', () =>
  expect(wireChild(emma)).toEqual({ fname: 'Emma', lname: "D'Hondt", birthdate: '2022-03-14' }));

describe('knownChild', () => {
  test('finds a member by first name, in any case, and birthdate', () =>
    expect(knownChild({ fname: 'LARS ', birthdate: '4/5/2012' }, [noor, lars])).toBe(lars));
  test.each([
    { fname: 'Lars', birthdate: '5/5/2012' },
    { fname: 'Lara', birthdate: '4/5/2012' },
  ])('does not find %o', (child) => expect(knownChild(child, [noor, lars])).toBeUndefined());
});
