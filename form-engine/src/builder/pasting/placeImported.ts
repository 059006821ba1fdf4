import type { WireSection } from '../../sections/wireSection.ts';
import { type Edit, insertParts, type Refused } from '../pure/edits.ts';
import { isQuestion, type Place, partAt } from '../pure/parts.ts';

/**
 * Adds imported sections behind the section of the selected part. Questions of one section without a title go behind the selected
 * question itself, where that isn't in a group, or into the last section.
 *
 * @param place the selected part; `undefined` for the end of the form.
 */
export function placeImported(
  sections: readonly WireSection[],
  place: Place | undefined,
  imported: readonly WireSection[],
): Edit | Refused {
  const [only, ...others] = imported;
  const part = place && partAt(sections, place);
  const isPlain = only?.title === '' && only.visible_when === undefined && others.length === 0;
  if (only && isPlain && sections.length > 0) {
    const [section = 0, question] = part && place ? place : [sections.length - 1];
    const index =
      part && isQuestion(part) && question !== undefined
        ? question + 1
        : (sections[section]?.fields.length ?? 0);
    return insertParts(sections, { parent: [section], index }, only.fields);
  }
  const index = part && place ? (place[0] ?? 0) + 1 : sections.length;
  return insertParts(sections, { parent: [], index }, imported);
}

/** Gives sections without a title one, because people see a form in sections. */
export function withTitles(sections: readonly WireSection[], title: string): readonly WireSection[] {
  return sections.map((section) => (section.title === '' ? { ...section, title } : section));
}
