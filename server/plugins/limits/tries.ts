import { type Count, countAll, refundAll } from './limit.ts';
import type { SharedCounts } from './sharedCounts.ts';

interface Try {
  readonly counts: readonly Count[];
  readonly shared: SharedCounts;
  /**
   * Whether the work changes something when it finds what it looks for. Then the shared counts are asked before the work as well,
   * because a refusal afterwards would come too late.
   */
  readonly changes?: boolean;
}

/**
 * Runs work that counts as a wrong guess when it finds nothing. The guess is counted before the work begins; otherwise
 * many simultaneous guesses would all pass. A right guess is refunded. The shared counts are asked after the work: they are told
 * the outcome in the same statement, and what they refuse nobody sees.
 *
 * @returns what the work found; `undefined` after a wrong guess
 */
export async function tryOnce<Result>(
  { counts, shared, changes = false }: Try,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  await countAll(counts);
  let found: Result | undefined;
  try {
    if (changes) await shared.settle(counts, { tried: 1, wrong: 0 });
    found = await work();
  } catch (error) {
    // An error reveals nothing about the guess, so it is refunded.
    await refundAll(counts);
    throw error;
  }
  // A refusal here keeps the count, so that this process soon refuses without any work.
  if (found === undefined || !changes)
    await shared.settle(counts, { tried: 1, wrong: found === undefined ? 1 : 0 });
  if (found !== undefined) await refundAll(counts);
  return found;
}
