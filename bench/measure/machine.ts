import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The processor time of a moment, in ticks of /proc. */
export interface MachineTimes {
  /** All time of all processors, the idle time too. */
  readonly all: number;
  /** Time that other virtual machines took. */
  readonly steal: number;
  /** Time of all processes that this program has not started, with that of their children that have ended. */
  readonly others: number;
}

/** Shares of the time of all processors, from 0 to 1. */
export interface Load {
  /** Of the programs that this one has not started. */
  readonly others: number;
  /** Of other virtual machines. */
  readonly steal: number;
}

/** A process in /proc. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** Above these a measurement is of a busy machine. */
const limits: Load = { others: 0.05, steal: 0.03 };

export function isBusy({ others, steal }: Load): boolean {
  return others > limits.others || steal > limits.steal;
}

/** The times until now; undefined on a system without /proc, where nobody can tell. */
function readMachineTimes(): MachineTimes | undefined {
  try {
    const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processOf(name) : []));
    const { all, steal } = parseProcessorTimes(readFileSync('/proc/stat', 'utf8'));
    return { all, steal, others: ticksBeside(process.pid, processes) };
  } catch {
    return undefined;
  }
}

/** Reads the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal (proc_stat(5)). */
export function parseProcessorTimes(stat: string): { readonly all: number; readonly steal: number } {
  const [, ...times] = (stat.split('\n')[0] ?? '').trim().split(/\s+/).map(Number);
  // The next two, of guests, are in user and nice already.
  const counted = times.slice(0, 8);
  return { all: counted.reduce((sum, time) => sum + time, 0), steal: counted[7] ?? 0 };
}

/** Reads /proc/<pid>/stat (proc_pid_stat(5)). The name of a process may contain spaces and brackets. */
export function parseProcess(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, time) => sum + Number(time), 0);
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks };
}

/** The time of all processes but one and everything that it has started. */
export function ticksBeside(root: number, processes: readonly ProcessTimes[]): number {
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOwn = (pid: number): boolean => {
    for (let one: number | undefined = pid; one; one = parents.get(one)) if (one === root) return true;
    return false;
  };
  return processes.filter(({ pid }) => !isOwn(pid)).reduce((sum, { ticks }) => sum + ticks, 0);
}

/** The time of a process that ended meanwhile has moved to its parent. */
export function loadBetween(before: MachineTimes, after: MachineTimes): Load {
  const all = Math.max(1, after.all - before.all);
  const share = (ticks: number) => Math.min(1, Math.max(0, ticks / all));
  return { others: share(after.others - before.others), steal: share(after.steal - before.steal) };
}

/** Maximum time to wait for other programs, in seconds. */
const patience = 20;

/** Waits until other programs leave the machine alone for a second. Returns the load in the last second. */
export async function waitForIdleMachine(seconds = patience): Promise<Load | undefined> {
  const { load } = await watchMachine(() => sleep(1000));
  return load && isBusy(load) && seconds > 1 ? waitForIdleMachine(seconds - 1) : load;
}

/** Does something, and says what other programs did meanwhile. */
export async function watchMachine<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly load: Load | undefined }> {
  const before = readMachineTimes();
  const result = await work();
  const after = readMachineTimes();
  return { result, load: before && after && loadBetween(before, after) };
}

/** How idle the machine was before and during a measurement, for a report. */
export function loadText(before: Load | undefined, during: Load | undefined): string {
  if (!before || !during) return 'not known';
  const verdict = isBusy(before) || isBusy(during) ? '**busy**' : 'idle';
  return `${verdict}: others ${percentText(before.others)} before, ${percentText(during.others)} meanwhile; steal ${percentText(Math.max(before.steal, during.steal))}`;
}

function percentText(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function processOf(name: string): readonly ProcessTimes[] {
  try {
    return [parseProcess(readFileSync(`/proc/${name}/stat`, 'utf8'))];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
