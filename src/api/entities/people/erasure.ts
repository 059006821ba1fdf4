import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const erasure = v.pipe(
  v.object({
    people: v.pipe(listOf(v.object({ uid: integer, name: text })), v.minLength(1)),
    unpaid: listOf(
      v.pipe(
        v.object({
          oid: integer,
          number: text,
          club: v.object({ title: text }),
          open: cents,
          processing: flag,
        }),
        v.transform(({ club, open, processing, ...order }) => ({
          ...order,
          club: club.title,
          openCents: open,
          isInPayment: processing,
        })),
      ),
    ),
    given_up: listOf(
      v.object({
        kind: v.picklist(['registration', 'ticket', 'waiting', 'reservation', 'pass']),
        name: text,
        title: text,
        club: text,
        count: integer,
      }),
    ),
    kept: v.object({ orders: integer, certificates: integer }),
    stays_with: v.fallback(optionalText, ''),
    moves: v.optional(listOf(v.object({ name: text, to: text })), []),
  }),
  v.transform(({ given_up: givenUp, stays_with: staysWith, ...wire }) => ({
    ...wire,
    givenUp,
    /** The other parent, with whom the family members stay; '' when there is none. */
    staysWith,
  })),
);

/**
 * The consequences of erasing a person. Every loss and every obstacle must be readable, or the person decides without knowing.
 */
export type Erasure = v.InferOutput<typeof erasure>;

export const parseErasure = readerOf(erasure);
