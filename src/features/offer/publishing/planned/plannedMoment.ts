import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { clockOf, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';

const texts = offerPlannedTexts.when;

/** A moment in Brussels as it is typed; each part may be empty. */
export interface TypedMoment {
  readonly day: IsoDay;
  /** `HH:MM` */
  readonly time: string;
}

/** The moment at which an offer is published. */
export type PublishMoment = { readonly is: 'now' } | ({ readonly is: 'later' } & TypedMoment);

/** The evening of tomorrow: a manager may still look at it in the morning. */
export function suggestedMoment(now: UnixSeconds): TypedMoment {
  return { day: daysAfter(isoDayOf(now), 1), time: '20:00' };
}

export function typedMomentOf(at: UnixSeconds): TypedMoment {
  return { day: isoDayOf(at), time: clockOf(at) };
}

/** The moment in seconds; undefined while a part is missing. */
export function secondsOf({ day, time }: TypedMoment): UnixSeconds | undefined {
  return day === '' || time === '' ? undefined : instantInBrussels(day, time);
}

interface MomentFaults {
  readonly day?: string;
  readonly time?: string;
}

/** The fault of a moment, at its field. */
export function momentFaults(moment: TypedMoment, now: UnixSeconds): MomentFaults {
  const at = secondsOf(moment);
  if (at === undefined)
    return {
      ...(moment.day === '' && { day: texts.noDay }),
      ...(moment.time === '' && { time: texts.noTime }),
    };
  if (at <= now) return moment.day < isoDayOf(now) ? { day: texts.past } : { time: texts.past };
  return moment.day >= daysAfter(isoDayOf(now), 365) ? { day: texts.tooFar } : {};
}

/** The moment of publishing, in seconds; undefined for now. `wrong`: the moment is not complete, or can't be. */
export function publishAt(moment: PublishMoment, now: UnixSeconds): UnixSeconds | 'wrong' | undefined {
  if (moment.is === 'now') return undefined;
  const { day, time } = momentFaults(moment, now);
  return day === undefined && time === undefined ? (secondsOf(moment) ?? 'wrong') : 'wrong';
}

/** `dinsdag 01 juni 2027 om 20u00` */
export function writtenMoment(at: UnixSeconds): string {
  return `${formatNamedDay(at)} om ${formatTime(at)}`;
}
