import type { WireOption, WireQuestion, WireSection, WireText } from '../../sections/wireSection.ts';
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

/** The languages of a form, the main one first: that of the most texts. `plain` alone where no text says its language. */
export function languagesIn(sections: readonly WireSection[], plain = plainLanguage): readonly string[] {
  const counts = new Map<string, number>();
  for (const { text } of textsIn(sections))
    for (const language of typeof text === 'string' ? [] : Object.keys(text))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const found = [...counts].toSorted(([, one], [, other]) => other - one).map(([language]) => language);
  return found.length > 0 ? found : [plain];
}

/** A text as a form shows it in a language: in that one, or else in its first. */
export function shownText(text: WireText, language: string): string {
  if (typeof text === 'string') return text.trim();
  const own = ownField(text, language);
  return (typeof own === 'string' && own !== '' ? own : (Object.values(text)[0] ?? '')).trim();
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
    return { ...part, options: options.with(option, withLabel(options[option] ?? '', change)) };
  });
}

/** The option with another label: what was its own label in one language keeps it as its value. */
export function withLabel(
  item: string | number | WireOption,
  change: (text: WireText | undefined) => WireText,
): string | number | WireOption {
  if (typeof item !== 'object') {
    const label = change(String(item));
    if (typeof label === 'string') return label;
    return { value: item === '' ? (Object.values(label)[0] ?? '') : item, label };
  }
  const label = item.label ?? item.value;
  return { ...item, label: change(typeof label === 'number' ? String(label) : label) };
}

/** The label of an option in a language; `''` where it is missing. */
export function labelIn(item: unknown, language: string, main: string): string {
  const label = isRecord(item) ? (item.label ?? item.value) : item;
  // Cast is safe: `textIn` looks at what it gets.
  return textIn((typeof label === 'number' ? String(label) : label) as WireText | undefined, language, main);
}
