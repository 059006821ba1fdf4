import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { TestFile } from './coverageMap.ts';
import { applyEdit, type Mutation } from './mutation.ts';
import type { RunnerProcess } from './running/RunnerProcess.ts';
import type { Verdict } from './verdict.ts';

/**
 * Runs the tests that reach a mutant until one fails. A test may fail by itself on a busy machine. So the failing test
 * must pass without the mutant, and a timeout must happen twice.
 */
export async function judgeMutant(
  mutation: Mutation,
  tests: readonly TestFile[],
  runner: Pick<RunnerProcess, 'run'>,
): Promise<Verdict> {
  const source = applyEdit(readFileSync(join(root, mutation.file), 'utf8'), mutation);
  for (const [index, { test, ms }] of tests.entries()) {
    const planted = () => runner.run({ test, swapped: { file: mutation.file, source } }, limitOf(ms));
    const { isGood, failure = '' } = await planted();
    if (isGood) continue;
    const { isGood: isSound } = await runner.run({ test }, limitOf(ms));
    if (!isSound || (isTimeout(failure) && (await planted()).isGood)) continue;
    return { mutation, isCaught: true, ran: index + 1, catcher: { test, failure } };
  }
  return { mutation, isCaught: false, ran: tests.length };
}

function isTimeout(failure: string): boolean {
  return /timed out in|no answer in/.test(failure);
}

/** Time limit in milliseconds, much longer than the test takes alone, because the machine may be busy. */
function limitOf(ms: number): number {
  return 30_000 + 5 * ms;
}
