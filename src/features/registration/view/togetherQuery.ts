/** Query parameter with the people who register along with the selected member: `?leden=8,9`. */
export const togetherParameter = 'leden';

export function readTogether(query: URLSearchParams): readonly number[] {
  const written = (query.get(togetherParameter) ?? '').split(',');
  return [...new Set(written.filter((text) => /^\d{1,15}$/.test(text)).map(Number))];
}
