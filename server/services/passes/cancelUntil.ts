import { dateOf, unixSecondsOf } from '../../clock.ts';

/** Seconds before a session up to which its reservation can be given back. */
const cancelNotice = 24 * 60 * 60;

/** The last instant at which a reservation of a session can be given back. */
export function cancelUntil(startsAt: Date): Date {
  return dateOf(unixSecondsOf(startsAt) - cancelNotice);
}
