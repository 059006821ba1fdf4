import { readdirSync, readFileSync } from 'node:fs';

/** Length of a tick of /proc, in milliseconds: 100 a second on every Linux. */
const tick = 10;

/** CPU time that a process has used until now, in milliseconds, by /proc of Linux. 0 when the process has ended. */
export function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * tick : 0;
}

/** CPU time of the processes that a process started, such as the backends of a PostgreSQL server. */
export function cpuOfChildren(parent: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => Number(statOf(pid)?.[1]) === parent).reduce((sum, pid) => sum + cpuOf(pid), 0);
}

/** The fields of a process after its name: the state first, then the parent (proc_pid_stat(5)). */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
