import { brusselsZone, formatTime, isoDayOf, type UnixSeconds } from '../../../../rules/brusselsTime.ts';
import { teacherTexts as texts } from '../../../texts/nl/teacher.ts';

const wholeDay = new Intl.DateTimeFormat('nl-BE', {
  timeZone: brusselsZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

interface Times {
  readonly start: UnixSeconds;
  readonly end: UnixSeconds;
}

/** `dinsdag 24 november`. */
export function dayOf(time: UnixSeconds): string {
  return wholeDay.format(time * 1000);
}

/** `Vandaag, 18u00 – 19u15`, or `dinsdag 24 november, 18u00 – 19u15`. */
export function sessionTimes({ start, end }: Times, now: UnixSeconds): string {
  const day = isoDayOf(start) === isoDayOf(now) ? texts.today : dayOf(start);
  return texts.at(day, texts.hours(formatTime(start), formatTime(end)));
}
