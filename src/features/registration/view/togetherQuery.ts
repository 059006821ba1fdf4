import { readIds } from '#rules/readIds.ts';

/** Query parameter with the people who register along with the selected member: `?leden=8,9`. */
export const togetherParameter = 'leden';

export function readTogether(query: URLSearchParams): readonly number[] {
  return [...new Set(readIds(query.get(togetherParameter)))];
}
