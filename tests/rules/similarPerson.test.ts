import { describe, expect, it } from 'vitest';
import { isSamePerson, isSimilarPerson, type ReachablePerson } from '#rules/similarPerson.ts';

const lotte: ReachablePerson = {
  ...{ fname: 'Lotte', lname: 'Mertens', birthdate: '2016-04-05' },
  ...{ phone: '+32 470334455', mail: 'Mertens@example.org' },
};

const unreachable = { phone: '', mail: '' };

describe('isSamePerson', () => {
  it.each([
    ['in other letters', { fname: 'LOTTE' }, true],
    ['with an accent', { fname: 'Lótte' }, true],
    ['with another birthdate', { birthdate: '2016-04-06' }, false],
    ['without the birthdate', { birthdate: null }, false],
    ['with another last name', { lname: 'Martens' }, false],
  ])('judges somebody %s', (_name, change, expected) => {
    expect(isSamePerson(lotte, { ...lotte, ...change })).toBe(expected);
  });
});

describe('isSimilarPerson', () => {
  it.each([
    ['one letter in the last name', { lname: 'Martens', ...unreachable }, true],
    ['a short last name as a beginning of it', { lname: 'Merten', ...unreachable }, true],
    [
      'another last name and the same phone, written otherwise',
      { lname: 'Janssens', phone: '0470 33 44 55', mail: '' },
      true,
    ],
    ['another last name and another phone', { lname: 'Janssens', phone: '+32 470334456', mail: '' }, false],
    ['another last name and no phone', { lname: 'Janssens', ...unreachable }, false],
    ['another birthdate', { birthdate: '2016-05-04' }, false],
    ['an unknown birthdate', { birthdate: null }, true],
    ['an unknown birthdate and another first name', { birthdate: null, fname: 'Mila' }, false],
    [
      'an unknown birthdate, another last name and the same phone',
      { birthdate: null, lname: 'Janssens' },
      true,
    ],
    [
      'an unknown birthdate, another last name and no phone',
      { birthdate: null, lname: 'Janssens', ...unreachable },
      false,
    ],
    ['a brother or sister of one birth', { fname: 'Lore' }, true],
    [
      'another last name and the same address',
      { lname: 'Janssens', phone: '', mail: 'mertens@example.org ' },
      true,
    ],
    ['a last name with a space', { lname: 'Mer tens', ...unreachable }, true],
  ])('judges somebody with %s', (_name, change, expected) => {
    const other = { ...lotte, ...change };
    expect(isSimilarPerson(lotte, other)).toBe(expected);
    expect(isSimilarPerson(other, lotte)).toBe(expected);
  });
});
