/** The length of a day without a change of the clock: for how long something is kept, never for which day something is. */
export const dayInSeconds = 86_400;

/** `dayInSeconds` in milliseconds, for `Date`. */
export const dayInMilliseconds = dayInSeconds * 1000;

/** A year of 365 days, in milliseconds. */
export const yearInMilliseconds = 365 * dayInMilliseconds;
