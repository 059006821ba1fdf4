import type { Costs } from './fileCosts.ts';

/** A step may exceed its budget by a fifth, because the same work takes more CPU time on a busy machine. */
const tolerance = 1.2;
const namedFiles = 3;

interface Spent {
  readonly step: string;
  /** CPU seconds on the reference machine. */
  readonly budget: number;
  readonly spent: number;
  /** Costs of the step's files now, and in the full run of before. */
  readonly now: Costs;
  readonly before: Costs;
}

/** Says by how much a step exceeds its budget, and which files grew most. Undefined where it keeps within it. */
export function overBudget({ step, budget, spent, now, before }: Spent): string | undefined {
  if (spent <= budget * tolerance) return undefined;
  const grown = Object.entries(now)
    .filter(([file]) => file !== step)
    .map(([file, cost]) => ({ file, by: cost - (before[file] ?? 0) }))
    .toSorted((one, other) => other.by - one.by)
    .slice(0, namedFiles)
    .map(({ file, by }) => `\n    ${file}: ${by.toFixed(1)} s more`);
  return `${step}: took ${spent.toFixed()} CPU s of the reference machine, its budget is ${budget}${grown.join('')}`;
}
