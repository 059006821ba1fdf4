import type { Verdict } from './verdict.ts';

/** Minimum percentage of mutants that the tests must catch. */
const minPercent = 90;

export function isEnough(verdicts: readonly Verdict[]): boolean {
  return caughtOf(verdicts).length * 100 >= verdicts.length * minPercent;
}

/** Formats the result: one line per room, then each surviving mutant as a diff. */
export function report(verdicts: readonly Verdict[]): string {
  const rooms = [...Map.groupBy(verdicts, ({ mutation }) => mutation.room)].toSorted();
  const survivors = verdicts.filter(({ isCaught }) => !isCaught);
  return [
    ...rooms.map(([room, ofRoom]) => lineOf(room, ofRoom)),
    lineOf('all', verdicts),
    ...survivors.map(diffOf),
  ].join('\n');
}

function lineOf(room: string, verdicts: readonly Verdict[]): string {
  const caught = caughtOf(verdicts).length;
  return `${room.padEnd(24)} ${String(caught).padStart(4)} caught ${String(verdicts.length - caught).padStart(4)} survived`;
}

function diffOf({ mutation, ran }: Verdict): string {
  const { file, line, operator, before, after } = mutation;
  const tests = ran === 0 ? 'no test reaches it' : `passed ${ran} test files`;
  return `\n${file}:${line} (${operator}; ${tests})\n- ${before}\n+ ${after}`;
}

function caughtOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ isCaught }) => isCaught);
}
