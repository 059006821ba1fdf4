import { medianOf, p95Of } from './medianOf.ts';

export interface TimeGoal {
  readonly name: string;
  /** Upper limit of the median, in milliseconds. Undefined for what is measured beside goals. */
  readonly below?: number;
}

/** Logs a measurement, and returns its row of a table in markdown. A missed goal fails the run. */
export function reportTimes({ name, below }: TimeGoal, times: readonly number[], machine: string): string {
  const median = medianOf(times);
  const [middle, slow] = [median, p95Of(times)].map((time) => time.toFixed(median < 1 ? 4 : 1));
  if (below === undefined) {
    console.log(`${name}: median ${middle} ms, p95 ${slow} ms; ${machine}`);
    return `| ${name} | ${middle} | ${slow} | | | ${machine} |`;
  }
  const isReached = median < below;
  const limit = String(Number(below.toFixed(1)));
  console.log(
    `${name}: median ${middle} ms, p95 ${slow} ms, goal ${limit} ms: ${isReached ? 'reached' : 'MISSED'}; ${machine}`,
  );
  if (!isReached) process.exitCode = 1;
  return `| ${name} | ${middle} | ${slow} | ${limit} | ${isReached ? 'yes' : '**no**'} | ${machine} |`;
}
