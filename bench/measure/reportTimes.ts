import { medianOf, p95Of } from './medianOf.ts';

interface Goal {
  readonly name: string;
  /** Upper limit of the median, in milliseconds. */
  readonly below: number;
}

/** Logs the result of a measurement in one line. A missed goal fails the run. */
export function reportTimes({ name, below }: Goal, times: readonly number[]): void {
  const median = medianOf(times);
  const isReached = median < below;
  const [middle, slow] = [median, p95Of(times)].map((time) => time.toFixed(below < 1 ? 4 : 1));
  console.log(
    `${name}: median ${middle} ms, p95 ${slow} ms, goal ${below} ms: ${isReached ? 'reached' : 'MISSED'}`,
  );
  if (!isReached) process.exitCode = 1;
}
