const minute = 60 * 1000;
const hour = 60 * minute;

/** For how long the server tries to send a mail, in milliseconds. */
const patience = 24 * hour;
/** The longest pause between two attempts. */
const longestPause = 4 * hour;

/**
 * Pauses after a failed attempt, in milliseconds: exponential backoff from one minute, 24 hours in total. The server gives up
 * after the attempt that has no pause left. Counting attempts instead of comparing times survives a clock that jumps.
 */
export const retryPauses: readonly number[] = pauses();

function pauses(): number[] {
  const all: number[] = [];
  let left = patience;
  for (let pause = minute; left > 0; pause = Math.min(2 * pause, longestPause)) {
    all.push(Math.min(pause, left));
    left -= pause;
  }
  return all;
}
