import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { root } from '../root.ts';

interface Options {
  /** Value of `TEST_SEED`. */
  readonly given: string | undefined;
  readonly isFull: boolean;
}

/**
 * Chooses the seed of a run. A commit always has the same seed, so its result is reproducible; only a full run
 * draws a new one.
 */
export function seedOfRun({ given, isFull }: Options): string {
  if (given) return given;
  return String(isFull ? randomInt(2 ** 31) : Number.parseInt(commit().slice(0, 7), 16));
}

/** The hash of the checked-out commit; zeros in a copy without a git history. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0000000';
  }
}
