import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';

/** `30/09/2026 14u30` */
export function momentLine(moment: Date): string {
  const time = unixSecondsOf(moment);
  return `${formatDay(time)} ${formatTime(time)}`;
}
