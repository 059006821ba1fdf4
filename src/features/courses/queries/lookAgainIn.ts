import type { UnixSeconds } from '#rules/brusselsTime.ts';

/** From this long before registration opens, a page looks regularly, in seconds: the clock of the device may be wrong. */
const nearby = 15 * 60;
/** Pauses between two looks, in seconds: before the moment, and after it while the server still says no. */
const beforeIt = 60;
const afterIt = 5;
/** The longest pause, in seconds: a timer of the browser counts at most 24 days. */
const longest = 60 * 60;

/**
 * Time until a page that is on screen asks again whether registration is open, in milliseconds. The server decides by its own clock; that of
 * the device only decides when to ask.
 *
 * @param opens - the moments at which tariffs open, in seconds
 * @returns undefined where nothing opens later
 */
export function lookAgainIn(opens: readonly UnixSeconds[], now: UnixSeconds): number | undefined {
  return opens.length === 0 ? undefined : 1000 * pauseOf(Math.min(...opens) - now);
}

function pauseOf(left: number): number {
  if (left <= 0) return afterIt;
  return left <= nearby ? Math.min(beforeIt, left) : Math.min(longest, left - nearby);
}
