import { readIds } from '#rules/readIds.ts';

/** Query parameter with the people who register along with the selected member: `?leden=8,9`, or `?leden=` for nobody. */
export const togetherParameter = 'leden';

/** The people in the address. Undefined without the parameter: then everybody with a filled cart registers. */
export function readTogether(query: URLSearchParams): readonly number[] | undefined {
  const named = query.get(togetherParameter);
  return named === null ? undefined : [...new Set(readIds(named))];
}
