import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatCodedDay, formatTime } from '#rules/writtenTime.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';

/** `ma 30/11/2026 om 19u30`. */
export function shortMoment(time: UnixSeconds): string {
  return texts.reserving.at(formatCodedDay(time), formatTime(time));
}
