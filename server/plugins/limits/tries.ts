import { type Count, countAll, refundAll } from './limit.ts';

/**
 * Does work that is a guess where it finds nothing. The guess is counted before the work begins, or as many as come at
 * once would all be let through; where it was right it is taken back.
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
    // The server's fault, or another refusal: nothing was learned of the guess.
    await refundAll(counts);
    throw error;
  }
  if (found !== undefined) await refundAll(counts);
  return found;
}
