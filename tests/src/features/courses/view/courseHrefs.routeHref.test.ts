import { expect, test } from 'vitest';
import { routeHref } from '#src/features/courses/view/courseHrefs.ts';

const club = { city: 'Gent', contact: { mail: '', phone: '', place: 'Coupure Links 112, 9000 Gent' } };
const destination = (place: string) => new URL(routeHref(place, club)).searchParams.get('destination');

test('routeHref leads to the address of the club for a room in its building', () =>
  expect(destination('coupure links 112, zaal Fonteyn')).toBe('Coupure Links 112, 9000 Gent'));

test('routeHref adds the municipality to a place elsewhere, unless it is already there', () => {
  expect(destination('Sporthal Tolhuis')).toBe('Sporthal Tolhuis, Gent');
  expect(destination('Sporthal Tolhuis, GENT')).toBe('Sporthal Tolhuis, GENT');
  expect(destination('A & B?x=1#y')).toBe('A & B?x=1#y, Gent');
});

test('routeHref is empty without a place', () => expect(routeHref(' ', club)).toBe(''));
