/** The entry nearest to the typed text, when the difference can be a typo. The first entry wins a tie. */
export function closest<Entry extends { readonly searchText: string }>(
  typed: string,
  entries: readonly Entry[],
): Entry | undefined {
  let best: { readonly entry: Entry; readonly distance: number } | undefined;
  for (const entry of entries) {
    const most = Math.min(slipsIn(typed), (best?.distance ?? Number.POSITIVE_INFINITY) - 1);
    const distance = editDistance(typed, entry.searchText, most);
    if (distance <= most) best = { entry, distance };
    if (best?.distance === 0) break;
  }
  return best?.entry;
}

/** Maximum edit distance that still counts as a typo: a longer name allows more. */
function slipsIn(text: string): number {
  if (text.length < 4) return 0;
  return Math.min(3, Math.ceil(text.length / 6));
}

/** Levenshtein distance. Stops early and returns `most + 1` when the distance exceeds `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return most + 1;
    above = current;
  }
  return above[other.length] ?? 0;
}
