/** Milliseconds of a monotonic clock: the system clock may be wrong, or change meanwhile. */
export function monotonicNow(): number {
  return performance.now();
}
