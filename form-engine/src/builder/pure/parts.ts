import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';

/** A section, or a question in a section or in a group. */
export type FormPart = WireSection | WireQuestion;

/**
 * The place of a part: the index of its section, then that of its question, then those of questions in groups. `[1]` is the
 * second section, `[1, 0]` its first question, `[1, 0, 2]` the third question of a row where that is a group. `[]` is the form.
 */
export type Place = readonly number[];

/** The part at a place; `undefined` for none. */
export function partAt(sections: readonly WireSection[], place: Place): FormPart | undefined {
  let parts: readonly FormPart[] | undefined = sections;
  let part: FormPart | undefined;
  for (const index of place) {
    part = parts?.[index];
    parts = part?.fields;
  }
  return part;
}

/** The question at a place; `undefined` for none, and for a section. */
export function questionAt(sections: readonly WireSection[], place: Place): WireQuestion | undefined {
  const part = place.length > 1 ? partAt(sections, place) : undefined;
  return part && isQuestion(part) ? part : undefined;
}

export function isQuestion(part: FormPart): part is WireQuestion {
  return 'qid' in part;
}

export function isSection(part: FormPart): part is WireSection {
  return !isQuestion(part);
}

/** The parts directly in a part: the sections of the form, the questions of a section or of a group. */
export function partsIn(sections: readonly WireSection[], place: Place): readonly FormPart[] {
  return (place.length === 0 ? sections : partAt(sections, place)?.fields) ?? [];
}

/** A question with its place. */
export interface PlacedQuestion {
  /** Its place. */
  readonly place: Place;
  /** The question itself. */
  readonly question: WireQuestion;
}

/** All questions with their places, also those in groups, in the order in which they are asked. */
export function allQuestions(sections: readonly WireSection[]): readonly PlacedQuestion[] {
  return sections.flatMap(({ fields }, index) => questionsUnder(fields, [index]));
}

/** The questions in a list, and those in their groups. */
function questionsUnder(
  fields: readonly WireQuestion[] | undefined,
  parent: Place,
): readonly PlacedQuestion[] {
  return (fields ?? []).flatMap((question, index) => {
    const place = [...parent, index];
    return [{ place, question }, ...questionsUnder(question.fields, place)];
  });
}

/** The sections with another list of parts in the part at a place. */
export function withParts(
  sections: readonly WireSection[],
  place: Place,
  change: (parts: readonly FormPart[]) => readonly FormPart[],
): readonly WireSection[] {
  // Casts are safe: a change puts sections in the form, and questions anywhere else.
  if (place.length === 0) return change(sections) as readonly WireSection[];
  return withPart(sections, place, (part) => ({
    ...part,
    fields: change(part.fields ?? []) as readonly WireQuestion[],
  }));
}

/** The sections with another part at a place; the same sections where nothing is there. */
export function withPart<Part extends FormPart>(
  sections: readonly WireSection[],
  place: Place,
  change: (part: FormPart) => Part,
): readonly WireSection[] {
  // Cast is safe: a section stays a section, and a question a question.
  return changed(sections, place, change) as readonly WireSection[];
}

function changed(
  parts: readonly FormPart[],
  [index = -1, ...rest]: Place,
  change: (part: FormPart) => FormPart,
): readonly FormPart[] {
  const part = parts[index];
  if (!part) return parts;
  // Cast is safe: only questions are in a section or in a group.
  const fields = () => changed(part.fields ?? [], rest, change) as readonly WireQuestion[];
  return parts.with(index, rest.length === 0 ? change(part) : { ...part, fields: fields() });
}

/** The sections with each part changed, from the inside: `change` gets a part whose questions are changed. */
export function withEachPart(
  sections: readonly WireSection[],
  change: <Part extends FormPart>(part: Part, place: Place) => Part,
): readonly WireSection[] {
  const inList = <Part extends FormPart>(parts: readonly Part[], parent: Place): readonly Part[] =>
    parts.map((part, index) => {
      const place = [...parent, index];
      return change(part.fields ? { ...part, fields: inList(part.fields, place) } : part, place);
    });
  return inList(sections, []);
}

/** Whether a place is another place, or lies in it. */
export function isWithin(place: Place, outer: Place): boolean {
  return outer.every((index, level) => place[level] === index);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.length === other.length && isWithin(one, other);
}
