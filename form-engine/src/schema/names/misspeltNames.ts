import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { WireRecord } from '../../sections/wireValue.ts';

/** A property that nothing reads, and the known one that it looks like. */
export interface MisspeltName {
  readonly name: string;
  readonly meant: string;
}

/** Limits for a hostile record: longer names, and properties after these, aren't compared. */
const longestName = 40;
const mostNames = 100;

/**
 * The properties of a record that look like a misspelt known one: `requierd`, `visibleWhen`. A property that looks like
 * none is a server's own and isn't listed, and neither is one beside the known property that it looks like.
 */
export function misspeltNames(record: WireRecord, known: readonly string[]): readonly MisspeltName[] {
  const names = Object.keys(record);
  return names
    .slice(0, mostNames)
    .filter((name) => !known.includes(name) && name.length <= longestName)
    .flatMap((name) => {
      const meant = nearestName(name, known);
      return meant === undefined || names.includes(meant) ? [] : [{ name, meant }];
    });
}

/** Reports such a property. */
export function unknownProperty({ name, meant }: MisspeltName): Omit<Diagnostic, 'path'> {
  return { code: 'unknown-property', message: `nothing reads "${name}"; did you mean "${meant}"?` };
}

/** The known name nearest to this one, where the difference can be a typo. Case, `_` and `-` make no difference. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let nearest: { readonly meant: string; readonly distance: number } | undefined;
  for (const meant of known) {
    const distance = editDistance(bare(name), bare(meant));
    const most = Math.min(2, Math.floor(meant.length / 4));
    if (distance <= most && distance < (nearest?.distance ?? 3)) nearest = { meant, distance };
  }
  return nearest?.meant;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}

/** Number of letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? row + column;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isEqual ? 0 : 1),
        isSwap && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
