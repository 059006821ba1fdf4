import { dateOf, unixSecondsOf } from '../../clock.ts';

/** Minimum time between a cancellation and the session, in seconds. */
const cancelNotice = 24 * 60 * 60;

/** The last instant at which a reservation of a session can be cancelled. */
export function cancelUntil(startsAt: Date): Date {
  return dateOf(unixSecondsOf(startsAt) - cancelNotice);
}
