/** Seconds for which something is kept for somebody. */
export const holdSeconds = {
  /** In a cart (Specification 9): a quarter of an hour. */
  cart: 15 * 60,
  /** After an account held places of an event to the end, before it may hold any of them again. */
  cooldown: 15 * 60,
  /** A place that came free, for who waits for it. */
  offer: 48 * 60 * 60,
  /** The place of a partner who was invited. */
  partner: 7 * 24 * 60 * 60,
} as const;

/** How often a cart may be held for another quarter of an hour. */
export const mostExtensions = 2;

/** How many places of an event one account may hold. */
export const mostSeats = 10;

/** What a cart holds: an offer and the place of a partner are kept outside of it. */
export const cartKinds = ['place', 'seat', 'stand'] as const;
