import type { WireOption } from '../../sections/wireSection.ts';
import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { schemaWords } from '../choices/words.ts';
import type { UiNode } from '../memberTexts.ts';
import { pointerPart, type SchemaNode, type SchemaReader } from '../schemaReader.ts';

/** The possible values of a property, with their labels. */
export interface SchemaOptions {
  readonly options: readonly WireOption[];
  /** The value of the data, by the text of its option. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly textOf: (value: unknown) => string | undefined;
  /**
   * Like `textOf`. A value that isn't offered has a text too, which is shown and refused; `undefined` for a value whose text
   * would be read as another one, such as the label of an option.
   */
  readonly shownText: (value: unknown) => string | undefined;
}

interface Choice {
  readonly value: unknown;
  readonly label: unknown;
  readonly at: string;
}

/** Whether a subschema lists its values: an `enum`, or `oneOf` or `anyOf` with a `const` each. */
export function listsValues({ schema }: SchemaNode): boolean {
  return Array.isArray(ownField(schema, 'enum')) || titled(schema) !== undefined;
}

/** Whether each value that a subschema lists can be the text of an option: no object, and no two with one text. */
export function canOffer(schema: WireRecord): boolean {
  const listed = titled(schema)?.choices.map((item) => ownField(item, 'const')) ?? ownField(schema, 'enum');
  const texts = Array.isArray(listed) ? listed.map(shownValue) : [];
  return (
    texts.every((text) => text !== undefined && text.trim() !== '') && new Set(texts).size === texts.length
  );
}

/** The keywords that `readSchemaOptions` reads. */
export const optionKeywords = ['type', 'enum', 'enumNames', 'oneOf', 'anyOf'];

/**
 * Reads the values of an `enum`, or of `oneOf` with titles. The text of an option is a text itself, or a number, `true`
 * or `false` as JSON. A value that can't be chosen is left out and reported.
 */
export function readSchemaOptions(reader: SchemaReader, node: SchemaNode, ui: UiNode): SchemaOptions {
  const values = new Map<string, unknown>();
  const options: WireOption[] = [];
  for (const { value, label, at } of choicesOf(reader, node, ui)) {
    const text = shownValue(value);
    const fault =
      text === undefined
        ? 'only texts, numbers, true and false can be chosen'
        : text.trim() === ''
          ? 'an empty text can not be chosen'
          : values.has(text)
            ? `there is another "${text.slice(0, 60)}"`
            : !fitsType(value, ownField(node.schema, 'type'))
              ? 'this value is not of the type of the property'
              : undefined;
    if (fault !== undefined || text === undefined) {
      reader.report('unsupported-keyword', at, `this value is not offered: ${fault}`);
      continue;
    }
    values.set(text, value);
    const shown = value === null ? schemaWords(reader.locale).null : text;
    options.push({ value: text, label: typeof label === 'string' && label !== '' ? label : shown });
  }
  const textOf = (value: unknown) => {
    const text = shownValue(value);
    return text !== undefined && values.get(text) === value ? text : undefined;
  };
  /** The texts that are read as an option. */
  const readAs = new Set(options.flatMap((option) => [option.value, option.label]).map(trimmedText));
  return {
    options,
    values,
    textOf,
    shownText: (value) => {
      const offered = textOf(value);
      if (offered !== undefined) return offered;
      const text = optionText(value);
      return text === undefined || readAs.has(text.trim()) ? undefined : text;
    },
  };
}

function trimmedText(text: unknown): unknown {
  return typeof text === 'string' ? text.trim() : undefined;
}

function optionText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The text of an option, that of `null` too. */
function shownValue(value: unknown): string | undefined {
  return value === null ? 'null' : optionText(value);
}

function fitsType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof type !== 'string' || typeof value === type;
}

function choicesOf(reader: SchemaReader, node: SchemaNode, ui: UiNode): readonly Choice[] {
  const { schema } = node;
  const listed = ownField(schema, 'enum');
  const titles = titled(schema);
  if (titles)
    return titles.choices.map((item, index) => titledChoice(reader, node, titles.keyword, item, index));
  if (!Array.isArray(listed)) return [];
  const names = ui.setting('enumNames') ?? ownField(schema, 'enumNames');
  const labels: readonly unknown[] = Array.isArray(names) ? names : [];
  return listed.map((value: unknown, index) => ({
    value,
    label: labels[index],
    at: `${node.at('enum')}/${index}`,
  }));
}

interface Titled {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly choices: readonly WireRecord[];
}

function titled(schema: WireRecord): Titled | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const list = ownField(schema, keyword);
    if (!Array.isArray(list) || list.length === 0) continue;
    const choices = list.filter(isRecord).filter((item) => Object.hasOwn(item, 'const'));
    if (choices.length === list.length) return { keyword, choices };
  }
  return undefined;
}

function titledChoice(
  reader: SchemaReader,
  node: SchemaNode,
  keyword: Titled['keyword'],
  item: WireRecord,
  index: number,
): Choice {
  const at = `${node.at(keyword)}/${index}`;
  for (const other of Object.keys(item)) {
    if (['const', 'title', 'description', 'type', '$comment'].includes(other)) continue;
    reader.late(at + pointerPart(other), `"${other.slice(0, 60)}" is only checked by validateData`);
  }
  return { value: ownField(item, 'const'), label: ownField(item, 'title'), at };
}
