import fc from 'fast-check';

/** Seed of the run, which decides what a sampled run covers. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/** The run covers every row. */
export const isWhole = process.env.MATRIX === 'full';

/**
 * All rows of a matrix, or a sample chosen by the seed.
 * @param salt Gives each sample of one run another choice.
 */
export function sampled<Row>(matrix: readonly Row[], few: number, salt = 0): readonly Row[] {
  if (isWhole || matrix.length <= few) return matrix;
  const chosen = fc.subarray([...matrix], { minLength: few, maxLength: few });
  return fc.sample(chosen, { seed: seed + salt, numRuns: 1 })[0] ?? [];
}
