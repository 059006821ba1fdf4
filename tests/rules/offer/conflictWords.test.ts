import { expect, it } from 'vitest';
import { fieldOfKey, nameOfThing } from '#rules/offer/conflictWords.ts';

it.each([
  [{ nid: 5, url: 'ballet', title: 'Ballet' }, 'Ballet'],
  [{ label: 'Tien beurten', credit: 10 }, 'Tien beurten'],
  [{ day: '2027-01-12', from: '17:00' }, '12/01/2027'],
  [{ year: 2026, amount: 14 }, '2026'],
  [{ title: '', url: 'jazz' }, 'jazz'],
  [{ percentage: 10 }, undefined],
])('names %o by %s', (thing, name) => expect(nameOfThing(thing)).toBe(name));

it('knows the field of a key', () => {
  expect(fieldOfKey('courses/#101/tariffs/#1011/price')).toBe('courses.tariffs.price');
});
