import type { WireSection } from '../../sections/wireSection.ts';
import type { Target } from '../pure/edits.ts';
import { isQuestion, type Place, partAt, partsIn } from '../pure/parts.ts';

/**
 * The targets of the selected parts for one step up or down: past the next part, into a section or a group that is next, and out of the
 * one around them. `undefined` at the ends of the form.
 */
export function placesBeside(
  sections: readonly WireSection[],
  places: readonly Place[],
): { readonly before: Target | undefined; readonly behind: Target | undefined } {
  const inOrder = places.toSorted((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return {
    before: first && beforePlace(sections, first),
    behind: last && behindPlace(sections, last),
  };
}

function beforePlace(sections: readonly WireSection[], place: Place): Target | undefined {
  const [parent, index] = [place.slice(0, -1), place.at(-1) ?? 0];
  if (index > 0) {
    const inside = placeInside(sections, place, [...parent, index - 1]);
    return inside
      ? { parent: inside, index: partsIn(sections, inside).length }
      : { parent, index: index - 1 };
  }
  if (parent.length > 1) return { parent: parent.slice(0, -1), index: parent.at(-1) ?? 0 };
  const [section = 0] = parent;
  if (parent.length === 0 || section === 0) return undefined;
  return { parent: [section - 1], index: partsIn(sections, [section - 1]).length };
}

function behindPlace(sections: readonly WireSection[], place: Place): Target | undefined {
  const [parent, index] = [place.slice(0, -1), place.at(-1) ?? 0];
  if (index + 1 < partsIn(sections, parent).length) {
    const inside = placeInside(sections, place, [...parent, index + 1]);
    return inside ? { parent: inside, index: 0 } : { parent, index: index + 2 };
  }
  if (parent.length > 1) return { parent: parent.slice(0, -1), index: (parent.at(-1) ?? 0) + 1 };
  const [section = 0] = parent;
  if (parent.length === 0 || section + 1 >= sections.length) return undefined;
  return { parent: [section + 1], index: 0 };
}

/** The place of the next part where a question goes into it: it is a group. */
function placeInside(sections: readonly WireSection[], place: Place, next: Place): Place | undefined {
  const part = place.length > 1 ? partAt(sections, next) : undefined;
  return part && isQuestion(part) && part.type === 'group' ? next : undefined;
}
