import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { largestInteger } from '../../scalars.ts';

const count = (description: string) =>
  or(Type.Integer({ minimum: 0, maximum: largestInteger, description }), 0);

/** The places of a group that are not free, by who or what takes them. Their sum is the number of taken places. */
export const PlacesTaken = Type.Object({
  registered: count('People who are registered'),
  tickets: count('Sold tickets'),
  outside: count('Given out outside the portal: what the club counted before, or by itself'),
  offered: count('Offered to people on the waiting list'),
  partners: count('Kept for invited partners'),
  carts: count('Held in carts'),
});
/** Places of a group as they are read: another backend may not tell who takes them. */
export const takenBy = or(PlacesTaken, {
  ...{ registered: 0, tickets: 0, outside: 0 },
  ...{ offered: 0, partners: 0, carts: 0 },
});
export type PlacesTaken = Static<typeof PlacesTaken>;
