/** Enough text for about two milliseconds of work. */
const text = JSON.stringify(
  Array.from({ length: 4_000 }, (_, at) => ({ name: `naam ${at}`, mark: 'a\u0301' })),
);

/**
 * Tells how much slower the machine is now than at its quickest in this run. CPU time is not the same on a busy machine: two
 * threads share a core and its caches, so the same work can take twice as much.
 */
export function machinePace(): { slowness(): number } {
  for (let warm = 0; warm < 20; warm += 1) work();
  let quickest = Math.min(...Array.from({ length: 20 }, work));
  return {
    slowness() {
      const now = work();
      quickest = Math.min(quickest, now);
      return now / quickest;
    },
  };
}

/** @returns the CPU time of a fixed piece of work, in milliseconds */
function work(): number {
  const before = process.threadCpuUsage();
  JSON.parse(text.normalize('NFC'));
  const { user, system } = process.threadCpuUsage(before);
  return Math.max((user + system) / 1000, 0.1);
}
