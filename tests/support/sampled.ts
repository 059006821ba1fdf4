import fc from 'fast-check';

/** Vitest hands its variables to the browser as well. Playwright has those of the process alone. */
const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? process.env;

/** Seed of the run, which decides what a sampled run covers. */
export const seed = Number(env.TEST_SEED ?? 1);

/** The run covers every row. */
export const isWhole = env.MATRIX === 'full';

/**
 * All rows of a matrix, or a sample chosen by the seed.
 * @param salt Gives each sample of one run another choice.
 */
export function sampled<Row>(matrix: readonly Row[], few: number, salt = 0): readonly Row[] {
  if (isWhole || matrix.length <= few) return matrix;
  const chosen = fc.subarray([...matrix], { minLength: few, maxLength: few });
  return fc.sample(chosen, { seed: seed + salt, numRuns: 1 })[0] ?? [];
}
