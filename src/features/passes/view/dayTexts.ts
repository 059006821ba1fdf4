import { type UnixSeconds, weekdayOf } from '#rules/brusselsTime.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';

/** `ma 30/11/2026`. */
export function shortDay(time: UnixSeconds): string {
  return `${weekdayOf(time)} ${formatDay(time)}`;
}

/** `ma 30/11/2026 om 19u30`. */
export function shortMoment(time: UnixSeconds): string {
  return texts.reserving.at(shortDay(time), formatTime(time));
}
