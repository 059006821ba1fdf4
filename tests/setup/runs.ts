/**
 * Number of cases of a property. The loop tries a third of them, another third for each commit, because the seed is the
 * commit's; a full run tries all.
 */
export function runs(whole: number): { readonly numRuns: number } {
  return { numRuns: process.env.MATRIX === 'full' ? whole : Math.ceil(whole / 3) };
}
