import * as v from 'valibot';
import { erasure as wireErasure } from '../../generated/people/erasure.ts';
import { readerOf } from '../../wire/readerOf.ts';

const readErasure = v.pipe(
  wireErasure,
  v.check(({ people }) => people.length > 0),
  v.transform(({ given_up: givenUp, stays_with: staysWith, unpaid, ...wire }) => ({
    ...wire,
    givenUp,
    /** The other parent, with whom the family members stay; '' when there is none. */
    staysWith,
    unpaid: unpaid.map(({ club, open, processing, ...order }) => ({
      ...order,
      club: club.title,
      openCents: open,
      isInPayment: processing,
    })),
  })),
);

/**
 * The consequences of erasing a person. Every loss and every obstacle must be readable, or the person decides without knowing.
 */
export type Erasure = v.InferOutput<typeof readErasure>;

export const parseErasure = readerOf(readErasure);
