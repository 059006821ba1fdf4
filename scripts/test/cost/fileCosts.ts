import type { TimedTest } from '../reports/slowest.ts';

/** CPU seconds on the reference machine, by the name of a test file, or of a step without files. */
export type Costs = Readonly<Record<string, number>>;

/** Shares the CPU time of a step out over its files, by the durations of their tests. */
export function fileCosts(step: string, cpu: number, timed: readonly TimedTest[]): Costs {
  const whole = timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  if (whole === 0) return { [step]: cpu };
  const costs: Record<string, number> = {};
  for (const { file, milliseconds } of timed) costs[file] = (costs[file] ?? 0) + (cpu * milliseconds) / whole;
  return costs;
}
