/** A set of code points, as ranges in ascending order that don't touch. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

const lastCodePoint = 0x10ffff;

/** Stands for the end of the text in a set of what may follow. No character has this number. */
export const endOfText: CharacterSet = [[lastCodePoint + 1, lastCodePoint + 1]];

/** All characters in one of the sets. */
export function union(sets: readonly CharacterSet[]): CharacterSet {
  const sorted = sets.flat().sort(([one], [other]) => one - other);
  const merged: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** All characters that aren't in the set. */
export function complement(set: CharacterSet): CharacterSet {
  const rest: [number, number][] = [];
  let from = 0;
  for (const [start, end] of set) {
    if (start > from) rest.push([from, start - 1]);
    from = end + 1;
  }
  if (from <= lastCodePoint) rest.push([from, lastCodePoint]);
  return rest;
}

/** Whether a character is in both sets. */
export function overlap(one: CharacterSet, other: CharacterSet): boolean {
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    const [left, right] = [one[a], other[b]];
    if (!left || !right) return false;
    if (left[1] < right[0]) a += 1;
    else if (right[1] < left[0]) b += 1;
    else return true;
  }
  return false;
}
