import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';

/** When a message is sent; each part of a later moment may be empty while it is typed. */
export type SendMoment =
  | { readonly is: 'now' }
  | { readonly is: 'later'; readonly day: IsoDay /** `HH:MM` */; readonly time: string };

/** Tomorrow evening, when families read. */
export function suggestedMoment(now: UnixSeconds): SendMoment {
  return { is: 'later', day: daysAfter(isoDayOf(now), 1), time: '19:00' };
}

/** The fault of a moment. */
export function momentFault(moment: SendMoment, now: UnixSeconds): 'noDay' | 'noTime' | 'past' | undefined {
  if (moment.is === 'now') return undefined;
  if (moment.day === '') return 'noDay';
  if (moment.time === '') return 'noTime';
  return instantInBrussels(moment.day, moment.time) <= now ? 'past' : undefined;
}

/** The moment in seconds; undefined for now. */
export function secondsOf(moment: SendMoment): UnixSeconds | undefined {
  return moment.is === 'now' ? undefined : instantInBrussels(moment.day, moment.time);
}
