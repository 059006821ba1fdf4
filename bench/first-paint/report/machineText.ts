import type { Load } from '../../measure/machine.ts';
import { isRunBusy, type PageRun } from '../measureRuns.ts';

/** How much other programs disturbed the runs of a page: the worst of the runs, in hundredths of all processors. */
export function machineText(runs: readonly PageRun[]): string {
  const loads = runs.flatMap(({ before, during }) => (before && during ? [{ before, during }] : []));
  if (loads.length < runs.length) return 'not known';
  const worst = (read: (loads: { before: Load; during: Load }) => number) =>
    `${(Math.max(...loads.map(read)) * 100).toFixed(0)} %`;
  const busy = runs.filter(isRunBusy).length;
  const verdict = busy === 0 ? 'idle' : `**busy** in ${busy} of ${runs.length} runs`;
  return `${verdict}: others ${worst(({ before }) => before.others)} before, ${worst(({ during }) => during.others)} meanwhile; steal ${worst(({ before, during }) => Math.max(before.steal, during.steal))}`;
}
