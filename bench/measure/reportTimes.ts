import { medianOf, p95Of } from './medianOf.ts';

export interface TimeGoal {
  readonly name: string;
  /** Upper limit of the median, in milliseconds. Undefined for what is measured beside goals. */
  readonly below?: number;
  /** Why the goal may be missed; a goal without a reason fails the run. */
  readonly whyMissed?: string;
}

interface ReportedTimes {
  readonly row: string;
  readonly isMissed: boolean;
}

/** Logs a measurement, and returns its row of a table in markdown. A missed goal fails the run, unless the report says why. */
export function reportTimes(
  { name, below, whyMissed }: TimeGoal,
  times: readonly number[],
  machine: string,
): ReportedTimes {
  const median = medianOf(times);
  const [middle, slow] = [median, p95Of(times)].map((time) => time.toFixed(median < 1 ? 4 : 1));
  if (below === undefined) {
    console.log(`${name}: median ${middle} ms, p95 ${slow} ms; ${machine}`);
    return { row: `| ${name} | ${middle} | ${slow} | | | ${machine} |`, isMissed: false };
  }
  const isReached = median < below;
  const limit = String(Number(below.toFixed(1)));
  console.log(
    `${name}: median ${middle} ms, p95 ${slow} ms, goal ${limit} ms: ${isReached ? 'reached' : 'MISSED'}; ${machine}`,
  );
  if (!isReached && whyMissed === undefined) process.exitCode = 1;
  const row = `| ${name} | ${middle} | ${slow} | ${limit} | ${isReached ? 'yes' : '**no**'} | ${machine} |`;
  return { row, isMissed: !isReached };
}
