import { type Static, Type } from 'typebox';
import { largestInteger } from '../../scalars.ts';

const count = (description: string) => Type.Integer({ minimum: 0, maximum: largestInteger, description });

/** The places of a group that are not free, by who or what takes them. Their sum is the number of taken places. */
export const PlacesTaken = Type.Object({
  registered: count('People who are registered'),
  tickets: count('Sold tickets'),
  outside: count('Given out outside the portal: what the club counted before, or by itself'),
  offered: count('Offered to people on the waiting list'),
  partners: count('Kept for invited partners'),
  carts: count('Held in carts'),
});
export type PlacesTaken = Static<typeof PlacesTaken>;
