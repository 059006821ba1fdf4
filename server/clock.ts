import { type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';

/** The only source of time in the server, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function unixSecondsOf(date: Date): UnixSeconds {
  return Math.floor(date.getTime() / 1000);
}

export function dateOf(time: UnixSeconds): Date {
  return new Date(time * 1000);
}

/** Today in Brussels. */
export function todayOf(clock: Clock): IsoDay {
  return isoDayOf(unixSecondsOf(clock.now()));
}
