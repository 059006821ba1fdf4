import type { WireSection } from '../../sections/wireSection.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { outermost } from '../pure/edits.ts';
import { openSections } from '../pure/openSections.ts';
import { type FormPart, isQuestion, isSection, type Place, partAt } from '../pure/parts.ts';

/** The property by which a text on the clipboard is known as parts of a form. */
const mark = 'clubpoort-form';

/** The longest text that is read from a clipboard, in characters: what people select themselves is shorter. */
export const longestPaste = 2_000_000;

/** The parts at some places as a text for the clipboard, which another tab can paste. */
export function clipboardText(sections: readonly WireSection[], places: readonly Place[]): string {
  return JSON.stringify({ [mark]: 1, parts: partsToCopy(sections, places) });
}

/** The parts at some places, in the order of the form. Sections and questions can't be pasted together: the sections go. */
export function partsToCopy(sections: readonly WireSection[], places: readonly Place[]): readonly FormPart[] {
  const parts = outermost(places).flatMap((place) => partAt(sections, place) ?? []);
  const all = parts.filter(isSection);
  return all.length > 0 ? all : parts;
}

/** Reads the parts of a text of `clipboardText`, as tolerantly as a file; `undefined` for any other text. Never throws. */
export function partsOfClipboard(text: string): readonly FormPart[] | undefined {
  if (text.length > longestPaste || !text.includes(mark)) return undefined;
  const parts = ownField(parsed(text), 'parts');
  if (!Array.isArray(parts)) return undefined;
  const isOfQuestions = parts.every((part) => isRecord(part) && Object.hasOwn(part, 'qid'));
  const [first, ...rest] = openSections(isOfQuestions ? [{ title: '', fields: parts }] : parts).sections;
  const read = isOfQuestions ? first?.fields.filter(isQuestion) : first && [first, ...rest];
  return read && read.length > 0 ? read : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && Object.hasOwn(value, mark) ? value : {};
  } catch {
    return {};
  }
}
