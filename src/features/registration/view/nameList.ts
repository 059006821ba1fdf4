import { formatList } from '#rules/writtenList.ts';

/** "Noor, Lars en Zoë". */
export function nameList(people: readonly { readonly firstName: string }[]): string {
  return formatList(people.map(({ firstName }) => firstName));
}
