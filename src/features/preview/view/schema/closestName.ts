/** Longest distance at which a name counts as a misspelling of another. */
const farthest = 2;

/** The known name that somebody probably meant; undefined when none is close enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: distanceOf(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.min(farthest, Math.floor(typed.length / 2)));
  return near.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Optimal string alignment distance: insertions, deletions, replacements, and swaps of two neighbours. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (rows[row - 1]?.[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (rows[row - 1]?.[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[row - 2]?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
