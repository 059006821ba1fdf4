import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';

interface Times {
  readonly start: UnixSeconds;
  readonly end: UnixSeconds;
}

/** `Vandaag, 18u00 – 19u15`, or `dinsdag 24 november 2026, 18u00 – 19u15`. */
export function sessionTimes({ start, end }: Times, now: UnixSeconds): string {
  const day = isoDayOf(start) === isoDayOf(now) ? texts.today : formatNamedDay(start);
  return texts.at(day, texts.hours(formatTime(start), formatTime(end)));
}
