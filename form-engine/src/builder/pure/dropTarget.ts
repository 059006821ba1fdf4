import type { WireSection } from '../../sections/wireSection.ts';
import type { Target } from './edits.ts';
import { isQuestion, type Place, partAt, partsIn } from './parts.ts';

/** The side of a row of the outline on which a dragged part lands. */
export type DropSide = 'before' | 'inside' | 'after';

/** The sides by the names that the library of the dragging has for them. */
export const dropSides: Readonly<Record<string, DropSide>> = {
  'reorder-before': 'before',
  'reorder-after': 'after',
  combine: 'inside',
};

/** The target of parts that are dropped on a row of the outline; `undefined` where they can't land. */
export function dropTarget(
  sections: readonly WireSection[],
  dragged: readonly Place[],
  row: Place,
  side: DropSide,
): Target | undefined {
  const [section = 0] = row;
  if (dragged.some((place) => place.length === 1)) {
    // Sections land beside the section of the row.
    if (dragged.some((place) => place.length > 1)) return undefined;
    return { parent: [], index: section + (side === 'before' ? 0 : 1) };
  }
  // Below the title of a section is the first place in it.
  if (row.length === 1) return { parent: row, index: 0 };
  if (side === 'inside')
    return holdsQuestions(sections, row) ? { parent: row, index: partsIn(sections, row).length } : undefined;
  return { parent: row.slice(0, -1), index: (row.at(-1) ?? 0) + (side === 'before' ? 0 : 1) };
}

/** Whether questions can be put into the part at a place: a section, or a group. */
export function holdsQuestions(sections: readonly WireSection[], place: Place): boolean {
  const part = partAt(sections, place);
  return part !== undefined && (!isQuestion(part) || part.type === 'group');
}

/** The target of a new question: behind a part, at the end of a section or a group, or at the end of the form. */
export function targetBehind(sections: readonly WireSection[], place: Place | undefined): Target {
  const at = place ?? [sections.length - 1];
  return holdsQuestions(sections, at)
    ? { parent: at, index: partsIn(sections, at).length }
    : { parent: at.slice(0, -1), index: (at.at(-1) ?? 0) + 1 };
}
