import { type Load, loadText } from '../../measure/machine.ts';
import { isRunBusy, type PageRun } from '../pageRun.ts';

/** How much other programs disturbed the runs of a page: the worst of the runs. */
export function machineText(runs: readonly PageRun[]): string {
  const text = loadText(worstOf(runs.map(({ before }) => before)), worstOf(runs.map(({ during }) => during)));
  const busy = runs.filter(isRunBusy).length;
  return busy === 0 ? text : text.replace(/^\*\*busy\*\*/, `**busy** in ${busy} of ${runs.length} runs`);
}

function worstOf(loads: readonly (Load | undefined)[]): Load | undefined {
  const known = loads.filter((load) => load !== undefined);
  if (known.length < loads.length) return undefined;
  return {
    others: Math.max(...known.map(({ others }) => others)),
    steal: Math.max(...known.map(({ steal }) => steal)),
  };
}
