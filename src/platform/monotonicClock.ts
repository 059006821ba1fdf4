/** Milliseconds of a clock that only runs on: the one on the wall may be wrong, or be set meanwhile. */
export function monotonicNow(): number {
  return performance.now();
}
