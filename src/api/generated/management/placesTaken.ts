// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

export const placesTaken = v.object({
  /** People who are registered */
  registered: v.fallback(integer, 0),
  /** Sold tickets */
  tickets: v.fallback(integer, 0),
  /** Given out outside the portal: what the club counted before, or by itself */
  outside: v.fallback(integer, 0),
  /** Offered to people on the waiting list */
  offered: v.fallback(integer, 0),
  /** Kept for invited partners */
  partners: v.fallback(integer, 0),
  /** Held in carts */
  carts: v.fallback(integer, 0),
});
