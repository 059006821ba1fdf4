import { plainText } from '../../rules/plainText.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import { type FormPart, isQuestion, type Place } from '../pure/parts.ts';
import { type Builder, kindAt, titleOf } from '../useBuilder.ts';
import { pathOf } from '../words/faultsAt.ts';

/** One row of the outline, in plain values: a row is drawn again only where one of them changes. */
export interface OutlineRow {
  /** The indexes of the place, joined with `-`. */
  readonly name: string;
  readonly place: Place;
  readonly title: string;
  readonly level: number;
  /** The number of the part among its neighbours, from 1 on, and the number of these. */
  readonly number: number;
  readonly all: number;
  readonly hasList: boolean;
  readonly isEmptySection: boolean;
  /** The kind of a question in words; `''` for a section. */
  readonly kind: string;
  /** The signs of what is special: `*` required, `?` not always shown, `!` a fault. */
  readonly signs: string;
  /** The part itself, by which a cut one is known. */
  readonly part: FormPart;
}

/** The rows of the outline in their order. A search leaves the parts whose title has its words, and what is around them. */
export function outlineRows(builder: Builder, search = ''): readonly OutlineRow[] {
  const { sections, texts, form } = builder;
  const names: Readonly<Record<string, string>> = texts.kinds;
  // A fault in a property of a question is one of the question.
  const faulty = new Set(form.diagnostics.map(({ path }) => ownPath(path)));
  const words = plainText(search).split(/\s+/);
  const rowsOf = (parts: readonly FormPart[], parent: Place): readonly OutlineRow[] =>
    parts.flatMap((part, index) => {
      const place = [...parent, index];
      const inside = rowsOf(part.fields ?? [], place);
      const title = titleOf(part, texts);
      const isFound = search === '' || words.every((word) => plainText(title).includes(word));
      if (!isFound && inside.length === 0) return [];
      const kind = isQuestion(part) ? kindAt(builder, place) : undefined;
      const row: OutlineRow = {
        name: place.join('-'),
        place,
        title,
        level: place.length,
        number: index + 1,
        all: parts.length,
        hasList: inside.length > 0,
        isEmptySection: place.length === 1 && (part.fields ?? []).length === 0,
        kind: isQuestion(part) ? ((kind && names[kind.name]) ?? kind?.name ?? texts.unknownKind) : '',
        signs: signsOf(part, faulty.has(pathOf(place))),
        part,
      };
      return [row, ...inside];
    });
  return rowsOf(sections, []);
}

/** The path of the question or the section that a path lies in. */
function ownPath(path: string): string {
  return /^\/\d+(\/fields\/\d+)*/.exec(path)?.[0] ?? path;
}

function signsOf(part: FormPart, hasFault: boolean): string {
  const isRequired = isQuestion(part) && wireFlag(part.required);
  return `${isRequired ? '*' : ''}${part.visible_when === undefined ? '' : '?'}${hasFault ? '!' : ''}`;
}
