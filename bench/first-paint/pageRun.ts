import { isBusy, type Load } from '../measure/machine.ts';
import type { PageMeasurement } from '../measure/pageMeasurement.ts';
import type { LongTask } from './long-tasks/longTasks.ts';

/** What other programs did; undefined where the system doesn't tell. */
interface Disturbance {
  /** In the second before. */
  readonly before: Load | undefined;
  readonly during: Load | undefined;
}

/** One run of a page. */
export interface PageRun extends Disturbance {
  readonly measured: PageMeasurement;
  readonly attempts: number;
}

/** A visit with a profiler. */
export interface ProfiledVisit extends Disturbance {
  readonly tasks: readonly LongTask[];
}

export function isRunBusy({ before, during }: Disturbance): boolean {
  return [before, during].some((load) => load !== undefined && isBusy(load));
}
