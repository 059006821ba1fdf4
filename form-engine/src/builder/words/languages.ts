import type { WireQuestion, WireSection, WireText } from '../../sections/wireSection.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { allQuestions, type FormPart, type Place, partAt, withPart } from '../pure/parts.ts';

/** One text of a form: a title, a label, a help text, or that of an option. */
export interface FormText {
  /** The place of its part. */
  readonly place: Place;
  /** The property that has it. */
  readonly property: TextProperty;
  /** The index of the option, where the text is that of an option. */
  readonly option?: number;
  /** The text in its languages. */
  readonly text: WireText;
}

/** The properties of sections and questions that are texts in one or several languages. */
export type TextProperty = (typeof textProperties)[number] | 'options';

const textProperties = [
  'title',
  'question',
  'help',
  'placeholder',
  'course_specific_info',
  'lock_reason',
] as const;

/** The language of a text that says none. */
export const plainLanguage = 'nl';

/** All texts of a form, in their order. Options that are their own labels have a text too: it is the value. */
export function textsIn(sections: readonly WireSection[]): readonly FormText[] {
  const places: readonly Place[] = sections.flatMap((section, index) => [
    [index],
    ...allQuestions([section]).map(({ place: [, ...rest] }) => [index, ...rest]),
  ]);
  return places.flatMap((place) => {
    const part = partAt(sections, place);
    return part ? textsOf(part).map((found) => ({ place, ...found })) : [];
  });
}

function textsOf(part: FormPart): readonly Omit<FormText, 'place'>[] {
  // Cast is safe: the properties are looked at before they are used.
  const record = part as unknown as Readonly<Record<string, unknown>>;
  const own = textProperties.flatMap((property) => {
    const text = ownField(record, property);
    return isText(text) ? [{ property, text }] : [];
  });
  const options = ownField(record, 'options');
  const ofOptions = (Array.isArray(options) ? options : []).flatMap((option: unknown, index) => {
    const text = isRecord(option) ? (ownField(option, 'label') ?? ownField(option, 'value')) : option;
    const label = typeof text === 'number' ? String(text) : text;
    return isText(label) ? [{ property: 'options' as const, option: index, text: label }] : [];
  });
  return [...own, ...ofOptions];
}

function isText(value: unknown): value is WireText {
  return (
    (typeof value === 'string' && value.trim() !== '') ||
    (isRecord(value) && Object.values(value).some((text) => typeof text === 'string'))
  );
}

/** The languages of a form, the main one first: that of the most texts. `['nl']` where no text says its language. */
export function languagesIn(sections: readonly WireSection[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { text } of textsIn(sections))
    for (const language of typeof text === 'string' ? [] : Object.keys(text))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const found = [...counts].toSorted(([, one], [, other]) => other - one).map(([language]) => language);
  return found.length > 0 ? found : [plainLanguage];
}

/** A text in a language; `''` where it is missing. A plain text is in the main language. */
export function textIn(text: WireText | undefined, language: string, main: string): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return language === main ? text : '';
  const own = ownField(text, language);
  return typeof own === 'string' ? own : '';
}

/** The text with another wording in a language. It stays a plain text as long as it is in the main language alone. */
export function withTextIn(
  text: WireText | undefined,
  wording: string,
  { language, main }: { readonly language: string; readonly main: string },
): WireText {
  const before = typeof text === 'object' ? text : text ? { [main]: text } : {};
  const entries = Object.entries({ ...before, [language]: wording }).filter(
    ([name, words]) => words !== '' || name === main,
  );
  const [[only, words] = ['', ''], ...others] = entries;
  const isPlain = others.length === 0 && only === main && typeof text !== 'object';
  return isPlain ? words : Object.fromEntries(entries);
}

/** The form in which a text has another wording in a language. An option keeps the value that is sent. */
export function withFormText(
  sections: readonly WireSection[],
  { place, property, option }: Omit<FormText, 'text'>,
  change: (text: WireText | undefined) => WireText,
): readonly WireSection[] {
  return withPart(sections, place, (part) => {
    // Cast is safe: as above.
    const record = part as unknown as Readonly<Record<string, unknown>>;
    if (property !== 'options' || option === undefined) {
      const text = change(ownField(record, property) as WireText | undefined);
      return { ...part, [property]: text };
    }
    const options = (part as WireQuestion).options;
    if (!Array.isArray(options)) return part;
    return { ...part, options: options.with(option, withLabel(options[option], change)) };
  });
}

/** The option with another label: what was its own label keeps its value. */
function withLabel(item: unknown, change: (text: WireText | undefined) => WireText): unknown {
  if (!isRecord(item)) {
    const label = change(String(item));
    return typeof label === 'string' ? label : { value: item, label };
  }
  const label = item.label ?? item.value;
  // Cast is safe: a label that is no text becomes one.
  return {
    ...item,
    label: change((typeof label === 'number' ? String(label) : label) as WireText | undefined),
  };
}
