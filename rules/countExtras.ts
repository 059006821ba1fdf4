/** Counts how many people took each extra, by title. */
export function countExtras(taken: readonly string[]): { readonly title: string; readonly count: number }[] {
  return [...Map.groupBy(taken, (title) => title)]
    .map(([title, { length: count }]) => ({ title, count }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'));
}
