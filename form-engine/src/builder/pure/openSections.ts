import { type Diagnostic, pointerToken } from '../../sections/diagnostic.ts';
import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { isRecord, wireItems } from '../../sections/wireValue.ts';

/** Sections that a builder can change, and what of the given value is no section or question. */
export interface OpenedSections {
  /** The sections and questions that could be read. */
  readonly sections: readonly WireSection[];
  /** The parts that could not, each with its JSON pointer. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Maximum number of lists inside each other: those of groups in groups, and more than the engine asks. */
const deepest = 8;

/**
 * Opens sections as a server, a file or a person wrote them. Lists that are maps become lists, as the engine reads them, and a
 * question without a qid gets an empty one. All other properties stay as they are, right or wrong. Never throws.
 */
export function openSections(value: unknown): OpenedSections {
  const diagnostics: Diagnostic[] = [];
  const report = (path: string, message: string) => diagnostics.push({ code: 'malformed', path, message });
  const listAt = <Part>(
    list: unknown,
    path: string,
    depth: number,
    read: (part: Part, path: string) => Part,
  ) => {
    const items = wireItems(list);
    if (!items && list !== undefined && list !== null) report(path, 'a list was expected here');
    if (items && depth > deepest) report(path, 'these groups lie too deep in each other');
    return (depth > deepest ? [] : (items ?? [])).flatMap(([name, item]) => {
      const place = `${path}/${pointerToken(name)}`;
      if (!isRecord(item)) report(place, 'an object was expected here');
      // Cast is safe for what a builder does: it moves what it doesn't know, and the engine reads any property.
      return isRecord(item) ? [read(item as Part, place)] : [];
    });
  };
  const questionsAt = (list: unknown, path: string, depth: number): readonly WireQuestion[] =>
    listAt<WireQuestion>(list, path, depth, (question, place) => ({
      ...question,
      qid: Object.hasOwn(question, 'qid') ? question.qid : '',
      ...(Object.hasOwn(question, 'fields') && {
        fields: questionsAt(question.fields, `${place}/fields`, depth + 1),
      }),
    }));
  const sections = listAt<WireSection>(value, '', 0, (section, place) => ({
    ...section,
    fields: questionsAt(section.fields, `${place}/fields`, 1),
  }));
  return { sections, diagnostics };
}
