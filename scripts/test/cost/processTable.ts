import { readdirSync, readFileSync } from 'node:fs';
import type { SeenProcess } from './cpuOfTree.ts';

/** Linux counts the times in /proc in hundredths of a second on every platform. */
const ticksPerSecond = 100;

/** All processes of this machine. Empty where there is no /proc, as on macOS and Windows. */
export function processTable(): readonly SeenProcess[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(name) ?? []);
  } catch {
    return [];
  }
}

function readProcess(pid: string): SeenProcess | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // The process ended between the listing and the read.
    return undefined;
  }
}

/** Parses `/proc/<pid>/stat` (proc(5)). The name is in parentheses and may contain spaces and parentheses itself. */
export function parseStat(stat: string): SeenProcess {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // proc(5) counts fields from 1, and the third one is the first after the name.
  const field = (place: number) => fields[place - 3] ?? 0;
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    startedAt: field(22),
    own: (field(14) + field(15)) / ticksPerSecond,
    waited: (field(16) + field(17)) / ticksPerSecond,
  };
}
