import { describe, expect, test } from 'vitest';
import { serviceChoices } from '#src/features/courses/view/enrolment/offeredExtras.ts';
import { course } from '../../courseFixtures.ts';

describe('serviceChoices', () => {
  const { additionalServices: services } = course({
    additionalServices: [
      { nid: 1, title: 'Vooropvang', price: 10, availability: null },
      { nid: 2, title: 'Naopvang', price: 0, availability: 1 },
      { nid: 3, title: 'T-shirt', price: 5, availability: 0 },
    ],
  });
  test('shows the price, and the number that is left when that is low', () =>
    expect(
      serviceChoices({ services, companions: [], name: 'Noor' }).map(({ id, title, note, isSoldOut }) => [
        id,
        title,
        note,
        isSoldOut,
      ]),
    ).toEqual([
      ['1', 'Vooropvang', '', false],
      ['2', 'Naopvang', 'Nog 1', false],
      ['3', 'T-shirt', 'Niet meer beschikbaar', true],
    ]));
  test('offers the service for each companion too', () => {
    const companions = [{ uid: 9, firstName: 'Lars' }];
    const offered = serviceChoices({ services: services.slice(0, 1), companions, name: 'Noor' });
    expect(offered.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Vooropvang voor Noor'],
      ['1;9', 'Vooropvang voor Lars'],
    ]);
  });
});
