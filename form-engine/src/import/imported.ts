import type { WireSection } from '../sections/wireSection.ts';

/** A format that `importForm` reads. */
export type ImportFormat =
  | 'sections'
  | 'json-schema'
  | 'surveyjs'
  | 'formio'
  | 'xlsform'
  | 'table'
  | 'words'
  | 'unknown';

/** Why something of a source is in no section. */
export type NotTakenReason =
  /** A setting that no question here has. */
  | 'setting'
  /** A kind of question that isn't here. */
  | 'kind'
  /** A rule, a computation or a filter that can't be read. */
  | 'rule'
  /** A rule about a question that isn't taken, or that is in rows. */
  | 'target'
  /** A rule or a value that depends on itself. */
  | 'cycle'
  /** A regular expression that could take too long, or isn't about the whole answer. */
  | 'pattern'
  /** Program code. */
  | 'script'
  /** Options that come from elsewhere. */
  | 'list'
  /** A file or a picture that isn't in the source. */
  | 'media'
  /** The look of the other program. */
  | 'look'
  /** A detail of the other program that nobody sees. */
  | 'technical'
  /** The form does it by itself: a button to send, the number of a page. */
  | 'built-in'
  /** A question that nobody ever sees. */
  | 'hidden'
  /** An answer that is shown in a text. */
  | 'piped'
  /** A check that only a server can do. */
  | 'check'
  /** Something that a setting of a question can't be, such as a first answer that is no option. */
  | 'misfit'
  /** A level too deep. */
  | 'depth'
  /** More questions than a form can have. */
  | 'count'
  /** A file, or a text, that is too large. */
  | 'size'
  /** Something that can't be read at all. */
  | 'unreadable';

/** A part of a source that is in no section. */
export interface NotTaken {
  /** The place in the source, in its own words: the names on the way to a question, the sheet and the row. */
  readonly where: string;
  /** The part itself, shortened: a setting with its value, the text of a rule. */
  readonly what: string;
  /** Why it was left out. */
  readonly reason: NotTakenReason;
}

/** A form of another program as sections. */
export interface Imported {
  /** The format of the source. */
  readonly format: ImportFormat;
  /** The sections, without faults: `compileForm` has nothing to report about them. */
  readonly sections: readonly WireSection[];
  /** The parts of the source that are in none of them. */
  readonly notTaken: readonly NotTaken[];
}

/** Maximum length of the text of a part that isn't taken, in characters. */
const longestText = 160;

/** The value as text for `NotTaken.what`. */
export function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text
    .slice(0, 4 * longestText)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > longestText ? `${line.slice(0, longestText - 1)}…` : line;
}

/** The texts and numbers in a part of a source, for who looks for it there: `matrixdropdown · Frameworks · rows`. */
export function partText(value: unknown): string {
  const texts: string[] = [];
  const walk = (inner: unknown, depth: number) => {
    if (texts.length > 20 || depth > 10) return;
    if (typeof inner === 'string' || typeof inner === 'number') texts.push(String(inner));
    else if (typeof inner === 'object' && inner !== null)
      for (const one of Object.values(inner)) walk(one, depth + 1);
  };
  walk(value, 0);
  return shortText([...new Set(texts.filter((text) => text.trim() !== ''))].join(' · '));
}

/** Collects the parts that aren't taken. */
export type Leave = (where: string, what: unknown, reason: NotTakenReason) => void;

/** The name of a part in a place: `Pagina 1 › Allergieën`. */
export function within(where: string, name: string): string {
  return where === '' ? name : `${where} › ${name}`;
}
