import { expect, test } from 'vitest';
import { clubTiles } from '#src/features/club/view/clubTiles.ts';
import { club } from '../../courses/courseFixtures.ts';

const titles = (wire: object) => clubTiles(club(wire)).map(({ title }) => title);

test('clubTiles shows only tiles for what the club has', () => {
  const nothing = { addons: [], hasForms: '0', offer: { course: 0, activity: 0, ticket: 0 } };
  expect(titles(nothing)).toEqual([]);
  expect(titles({ ...nothing, offer: { course: 3, activity: 0, ticket: 0 } })).toEqual(['Cursussen']);
  expect(titles({ ...nothing, addons: ['webshop'] })).toEqual(['Danswinkel']);
  expect(titles({ ...nothing, addons: ['webshop'], terminology: {} })).toEqual(['Webshop']);
  expect(titles({ ...nothing, offer: { course: 0, activity: 0, ticket: 2 } })).toEqual([]);
  expect(
    titles({ ...nothing, addons: ['ticketsales'], offer: { course: 0, activity: 0, ticket: 2 } }),
  ).toEqual(['Ticketverkoop']);
});

test('clubTiles shows the courses when the backend does not count the offer', () => {
  expect(clubTiles(club({ offer: undefined }))[0]).toMatchObject({
    title: 'Cursussen',
    detail: '',
    href: '/arabesk/cursussen',
  });
});
