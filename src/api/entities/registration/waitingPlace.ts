import * as v from 'valibot';
import { waitingPlace as wire } from '../../generated/registration/waitingPlace.ts';

export const waitingPlace = v.pipe(
  wire,
  v.transform(({ offer, ...rest }) => ({
    ...rest,
    /** The end of the hold on the offered place, in unix seconds; undefined while the person still waits. */
    offeredUntil: offer?.expires,
    /** What the offered place costs; undefined where a backend doesn't say it. */
    price: offer?.price,
    /** The last day of that price, and the price after that day. */
    earlyPrice: offer?.earlyPrice,
    /** Unix seconds; undefined where a backend doesn't say it, and once the course is over. */
    nextSession: offer?.nextSession,
  })),
);
