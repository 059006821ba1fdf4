import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import type { DoorEvent } from '#src/api/entities/door/door.ts';

/** Days before an event from which an own device keeps its door. */
const daysAhead = 7;
/** A door is deleted the morning after, because a party lasts longer than its day. */
const morning = '06:00';

/**
 * The instant at which the page of a door leaves the device; undefined where it is not kept. An own device keeps it from a week before, as
 * the lessons of a teacher; any other device on the day itself.
 * Decision: docs/decisions/0312-the-page-of-a-door-is-on-the-device.md
 */
export function keptUntil(
  { start, end }: Pick<DoorEvent, 'start' | 'end'>,
  { now, isOwn }: { readonly now: UnixSeconds; readonly isOwn: boolean },
): UnixSeconds | undefined {
  const today = isoDayOf(now);
  const from = daysAfter(isoDayOf(start ?? now), isOwn ? -daysAhead : 0);
  const until = instantInBrussels(daysAfter(isoDayOf(end ?? start ?? now), 1), morning);
  return today >= from && now < until ? until : undefined;
}
