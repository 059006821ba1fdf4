import { randomInt } from 'node:crypto';

interface Options {
  /** Value of `TEST_SEED`. */
  readonly given: string | undefined;
  readonly isFull: boolean;
  readonly commit: string;
}

/**
 * Chooses the seed of a run. A commit always has the same seed, so its result is reproducible; only a full run
 * draws a new one.
 */
export function seedOfRun({ given, isFull, commit }: Options): string {
  if (given) return given;
  return String(isFull ? randomInt(2 ** 31) : Number.parseInt(commit.slice(0, 7), 16));
}
