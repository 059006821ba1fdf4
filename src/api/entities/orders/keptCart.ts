import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, mapOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

const ids = v.optional(listOf(integer), []);
const texts = v.optional(listOf(text), []);
const choice = v.optional(flag, false);

const contents = v.object({
  chosen: listOf(
    v.object({
      tariff: integer,
      course: v.optional(integer),
      fromFamilyMember: v.optional(integer),
      trials: ids,
      selectedAdditionalServices: texts,
      users: ids,
      couple: v.optional(v.union([v.object({ cciid: integer }), v.object({ uid: integer, role: text })])),
    }),
  ),
  passes: ids,
  products: v.optional(mapOf(integer), {}),
  selectedAdditionalServices: texts,
  vouchers: texts,
  users: ids,
  trials: ids,
  passAsPrepaid: choice,
  partialPassUse: choice,
  partsPayment: choice,
  places: v.optional(
    v.object({
      event: integer,
      seats: listOf(v.object({ tariff: integer, nid: integer, quantity: integer })),
    }),
  ),
});

const keptCart = v.object({
  club: integer,
  uid: integer,
  version: integer,
  /** null: the cart was emptied or ordered. */
  contents: v.nullable(contents),
});

/** The cart of one member at one club, as the server keeps it for all devices of the account. */
export type KeptCart = v.InferOutput<typeof keptCart>;
export type CartContents = v.InferOutput<typeof contents>;

export const parseKeptCart = readerOf(keptCart);
/** Leaves out carts that can't be read. */
export const parseKeptCarts = readerOf(readableOf(keptCart));
