import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

const count = v.fallback(integer, 0);

/** Reads who or what takes the places of a group. A server may not tell it. */
export const placesTaken = v.fallback(
  v.object({
    registered: count,
    tickets: count,
    outside: count,
    offered: count,
    partners: count,
    carts: count,
  }),
  { registered: 0, tickets: 0, outside: 0, offered: 0, partners: 0, carts: 0 },
);

export type PlacesTaken = v.InferOutput<typeof placesTaken>;
