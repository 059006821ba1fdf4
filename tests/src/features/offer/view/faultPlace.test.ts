import { expect, it } from 'vitest';
import type { OfferFile } from '#src/features/offer/state/offerFile.ts';
import { faultPlace } from '#src/features/offer/view/faultPlace.ts';

// Cast is safe: a place is found by numbers, types and positions.
const file = {
  courses: [{ nid: 5, type: 'course' }, { type: 'activity' }],
  webshop: [{ nid: 7, products: [{ nid: 8 }, {}] }],
  passes: [{ nid: 9 }],
  vouchers: [{}],
} as unknown as OfferFile;

it.each([
  ['club.settings.iban', { part: 'club', field: '/settings/iban' }],
  ['courses[0].tariffs[1].price', { part: 'cursussen', item: '5', field: '/tariffs/1/price' }],
  ['courses[1].title', { part: 'activiteiten', item: 'nieuw-2', field: '/title' }],
  ['webshop[0].title', { part: 'webshop', item: '7', field: '/title' }],
  [
    'webshop[0].products[1].variants[0].price',
    { part: 'webshop', item: '7.nieuw-2', field: '/variants/0/price' },
  ],
  ['passes[0].price', { part: 'beurtenkaarten', item: '9', field: '/price' }],
  ['vouchers[0]', { part: 'kortingscodes', item: 'nieuw-1', field: '' }],
])('%s is at %o', (path, place) => expect(faultPlace(path, file)).toEqual(place));

it.each(['', 'courses[9].title', 'questions[0]'])('%j is nowhere on the screen', (path) =>
  expect(faultPlace(path, file)).toBeUndefined(),
);
