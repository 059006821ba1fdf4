const and = new Intl.ListFormat('nl', { type: 'conjunction' });

/** "Noor, Lars en Zoë". */
export function nameList(people: readonly { readonly firstName: string }[]): string {
  return and.format(people.map(({ firstName }) => firstName));
}
