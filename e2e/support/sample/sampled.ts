import fc from 'fast-check';

/** Of the run: it chooses what a sampled run walks. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/** Nothing is left out. */
export const isWhole = process.env.MATRIX === 'full';

/**
 * All rows of a matrix, or a few that the seed of the run chooses.
 * @param salt Keeps the samples of one run apart.
 */
export function sampled<Row>(matrix: readonly Row[], few: number, salt = 0): readonly Row[] {
  if (isWhole || matrix.length <= few) return matrix;
  const chosen = fc.subarray([...matrix], { minLength: few, maxLength: few });
  return fc.sample(chosen, { seed: seed + salt, numRuns: 1 })[0] ?? [];
}
