import { type Count, countAll, refundAll } from './limit.ts';

/**
 * Runs work that counts as a wrong guess when it finds nothing. The guess is counted before the work begins; otherwise
 * many simultaneous guesses would all pass. A right guess is refunded.
 *
 * @returns what the work found; `undefined` after a wrong guess
 */
export async function tryOnce<Result>(
  counts: readonly Count[],
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  await countAll(counts);
  let found: Result | undefined;
  try {
    found = await work();
  } catch (error) {
    // An error reveals nothing about the guess, so it is refunded.
    await refundAll(counts);
    throw error;
  }
  if (found !== undefined) await refundAll(counts);
  return found;
}
