import { dayInSeconds } from '#rules/duration.ts';

/** Duration of a hold, in seconds. */
export const holdSeconds = {
  /** In a cart: a quarter of an hour (Specification 9). */
  cart: 15 * 60,
  /** Cooldown after an account held places of an event to the end, before it may hold any of them again. */
  cooldown: 15 * 60,
  /** A free place that is offered to somebody on the waiting list. */
  offer: 48 * 60 * 60,
  /** The places in the cart of a minor, from the moment that a guardian is asked: as long as an offer. */
  guardian: 48 * 60 * 60,
  /** The place of an invited partner. */
  partner: 7 * dayInSeconds,
} as const;

/** Maximum number of times that a cart is held for another quarter of an hour. */
export const maxExtensions = 2;

/** Maximum number of places of an event that one account may hold. */
export const maxSeats = 10;

/** Kinds of reservation in a cart. An offer and the place of a partner are kept outside of it. */
export const cartKinds = ['place', 'seat', 'stand'] as const;
