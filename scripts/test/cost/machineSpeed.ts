/** CPU milliseconds of one round of `work` on the reference machine, on which the budgets of the steps are stated. */
const referenceMs = 2.4;

const text = JSON.stringify(
  Array.from({ length: 4_000 }, (_, at) => ({ name: `naam ${at}`, mark: 'a\u0301', tags: [at, `${at}`] })),
);

/**
 * Measures the speed of this machine now, as a multiple of the reference machine's: 0.5 is half as fast. CPU seconds
 * times this speed compare between machines, and between busy and idle hours of one machine. At most 1: a machine that did this work three
 * times as fast ran all tests in four fifths of the CPU time, because most of them wait for memory.
 */
export function machineSpeed(): number {
  const rounds = Array.from({ length: 25 }, work).toSorted((one, other) => one - other);
  // The median: the first rounds run uncompiled code, and the quickest one hides that another process shares the core.
  return Math.min(1, referenceMs / (rounds[12] ?? referenceMs));
}

/** @returns the CPU time of one round, in milliseconds */
function work(): number {
  const before = process.threadCpuUsage();
  const rows = JSON.parse(text.normalize('NFC')) as { readonly name: string }[];
  rows.map(({ name }) => name.replace(/\d+/, '')).sort();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
