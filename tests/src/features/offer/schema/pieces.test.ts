import { expect, it } from 'vitest';
import { schemaAt } from '#src/features/offer/schema/offerSchema.ts';
import {
  clubFieldsLeft,
  clubPieces,
  courseFieldsLeft,
  coursePieces,
  federationFieldsLeft,
  listPieces,
  type Piece,
  tariffPieces,
  videoFieldsLeft,
} from '#src/features/offer/schema/pieces.ts';

const { categories, products, passes, vouchers, videos, federations } = listPieces;

/** Objects of the offer with their forms, and the fields that have none. */
const objects: readonly (readonly [string, readonly Piece[], readonly string[]])[] = [
  ['club', clubPieces, clubFieldsLeft],
  ['courses', coursePieces, courseFieldsLeft],
  ['courses.tariffs', tariffPieces, []],
  ['webshop', [categories], ['products']],
  ['webshop.products', [products], []],
  ['passes', [passes], []],
  ['vouchers', [vouchers], []],
  ['videos', [videos], videoFieldsLeft],
  ['federations', [federations], federationFieldsLeft],
];

it.each(objects)('every field of %s is in one form', (path, pieces, left) => {
  const asked = pieces.flatMap(({ within, fields }) => fields.map((field) => `${within}.${field}`));
  const within = [...new Set(pieces.map((piece) => piece.within))];
  const known = within.flatMap((object) => {
    const { properties = {} } = schemaAt([path, object].filter(Boolean).join('.'));
    return Object.keys(properties)
      .filter((name) => !left.includes(name) && !within.includes(name))
      .map((name) => `${object}.${name}`);
  });
  expect(asked.toSorted()).toEqual(known.toSorted());
});
