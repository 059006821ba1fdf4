import type { WireText } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { type Leave, shortText } from '../imported.ts';

/** A BCP 47 tag as sections have them. */
const tag = /^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/;

/** The names of languages as people write them above a column. */
const languages: Readonly<Record<string, string>> = {
  nederlands: 'nl',
  dutch: 'nl',
  neerlandais: 'nl',
  engels: 'en',
  english: 'en',
  anglais: 'en',
  frans: 'fr',
  french: 'fr',
  francais: 'fr',
  français: 'fr',
  duits: 'de',
  german: 'de',
  deutsch: 'de',
  allemand: 'de',
};

/** The tag of a language by its tag, its name, or both: `nl`, `Nederlands`, `Dutch (nl)`; `undefined` for any other. */
export function languageTag(written: string): string | undefined {
  const inBrackets = /\(([^()]+)\)\s*$/.exec(written)?.[1];
  const text = (inBrackets ?? written).trim();
  if (Object.hasOwn(languages, text.toLowerCase())) return languages[text.toLowerCase()];
  const [language = '', ...rest] = text.split(/[-_]/);
  const written47 = [language.toLowerCase(), ...rest].join('-');
  return tag.test(written47) ? written47 : undefined;
}

/** A text in one language, or in several by tag; `undefined` where there is nothing in it. */
export function textOf(byTag: ReadonlyMap<string, string>): WireText | undefined {
  const filled = [...byTag].filter(([, text]) => text.trim() !== '');
  const [first] = filled;
  return filled.length > 1 ? Object.fromEntries(filled) : first?.[1];
}

/**
 * Reads a text, or texts by language, of a program that calls one of its languages `default`. A text that shows an answer stays as
 * it is written, and is listed.
 */
export function localText(
  value: unknown,
  {
    defaultTag,
    where,
    leave,
  }: { readonly defaultTag: string; readonly where: string; readonly leave: Leave },
): WireText | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? undefined : told(value, where, leave);
  if (!isRecord(value)) return undefined;
  const texts = new Map<string, string>();
  for (const [name, text] of Object.entries(value)) {
    const found = name === 'default' ? defaultTag : languageTag(name);
    if (typeof text !== 'string' || found === undefined) {
      if (text !== undefined && text !== null && text !== '')
        leave(where, `${name}: ${shortText(text)}`, 'unreadable');
    } else texts.set(found, told(text, where, leave));
  }
  return textOf(texts);
}

/** The text. An answer in it, such as `{naam}` or `${naam}`, is listed. */
export function told(text: string, where: string, leave: Leave): string {
  if (/\{\{[^{}]+\}\}|\$?\{[^{}]+\}/.test(text)) leave(where, shortText(text), 'piped');
  return text;
}

/** The tags of HTML that a static text has too, in Markdown. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/<br\s*\/?>/gi, '\n'],
  [/<\/(p|div|h[1-6]|ul|ol)>/gi, '\n\n'],
  [/<li(?:\s[^<>]*)?>/gi, '\n- '],
  [/<\/?(strong|b)>/gi, '**'],
  [/<\/?(em|i)>/gi, '*'],
  [/<h[1-6](?:\s[^<>]*)?>/gi, '\n\n'],
  [/<\/?(p|div|ul|ol|span|li)(?:\s[^<>]*)?>/gi, ''],
];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** HTML as the Markdown of a static text. Tags that it doesn't have are left out and listed; scripts go with what is in them. */
export function markdownOf(html: string, where: string, leave: Leave): string {
  const alive = html.replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, (code) => {
    leave(where, shortText(code), 'script');
    return '';
  });
  const linked = alive.replace(
    /<a\s[^<>]*?href=["']((?:https?:|mailto:)[^"'\s()<>]+)["'][^<>]*>([^<>[\]]*)<\/a>/gi,
    (_, href: string, text: string) => `[${text}](${href})`,
  );
  const marked = marks.reduce((text, [tagged, mark]) => text.replace(tagged, mark), linked);
  const plain = marked.replace(/<\/?[a-z][^<>]*>/gi, (found) => {
    leave(where, shortText(found), 'look');
    return '';
  });
  const decoded = plain.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '');
  return decoded
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
