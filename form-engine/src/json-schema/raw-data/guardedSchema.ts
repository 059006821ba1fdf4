import { format as namedFormats } from '@cfworker/json-schema';
import { isRecord } from '../../sections/wireValue.ts';
import { anchoredPattern } from '../properties/readTextProperty.ts';
import { patternTest } from './patternTest.ts';

/** Maximum number of subschemas that the check of one datum tries. A small schema may ask for more than any computer can do. */
const mostTried = 1_000_000;

/** Maximum number of items in a list whose items must differ, and of objects and lists among them: each is compared with each. */
const mostDiffering = { items: 30_000, objects: 3000 };

/** Maximum number of long names in the data that a pattern for names is tried on. */
const mostNames = 5000;

/** Length of a name, in UTF-16 code units, up to which a pattern runs as it is. */
const shortest = 16;

const patternFormat = '@clubpoort:pattern ';

/** Makes a schema safe to check data with, whoever wrote it: the work is bounded by counts. */
export interface Guard {
  /** The format that checks a pattern, beside the format that stands there already. */
  readonly formatFor: (pattern: string, format: unknown) => string | undefined;
  /** Counts the subschema each time that the validator reads it. */
  readonly counted: <Copy extends object>(copy: Copy) => Copy;
  /** Notes that the items of a list must differ. */
  readonly wantsDiffering: () => void;
  /** A pattern for names that is safe for those in the data. */
  readonly namePattern: (pattern: string, names: () => ReadonlySet<string>) => string;
  /** Runs the validator. @throws RangeError after more than any form or server needs. */
  readonly within: <Result>(data: unknown, work: () => Result) => Result;
}

export function createGuard(): Guard {
  const formats = new Map<string, (text: string) => boolean>();
  let tried = 0;
  let hasDiffering = false;
  return {
    formatFor: (pattern, format) => {
      if (anchoredPattern(pattern) !== undefined) return undefined;
      const fits = patternTest(pattern);
      const name = `${patternFormat}${typeof format === 'string' ? format : ''} ${pattern}`;
      formats.set(name, (text) => {
        const other = typeof format === 'string' ? namedFormats[format] : undefined;
        return fits(text) && (other?.(text) ?? true);
      });
      return name;
    },
    counted: (copy) => {
      const own: unknown = Reflect.get(copy, '$recursiveAnchor');
      // The validator reads it of each subschema that it tries.
      return Object.defineProperty(copy, '$recursiveAnchor', {
        enumerable: false,
        get: () => {
          tried += 1;
          if (tried > mostTried) throw new RangeError('This schema takes too many steps');
          return own;
        },
      });
    },
    wantsDiffering: () => {
      hasDiffering = true;
    },
    namePattern: (pattern, names) => {
      if (anchoredPattern(pattern) !== undefined) return pattern;
      const fits = patternTest(pattern);
      const fitting = [...names()].filter((name) => name.length > shortest && fits(name));
      if (fitting.length > mostNames) throw new RangeError('The data has too many long names');
      const literals = fitting.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
      const ofLong = literals.length === 0 ? '[^\\s\\S]' : `(?:${literals.join('|')})$`;
      return `^(?:${ofLong}|(?![\\s\\S]{${shortest + 1}})(?=[\\s\\S]*?(?:${pattern})))`;
    },
    within: (data, work) => {
      tried = 0;
      if (hasDiffering) refuseLongLists(data);
      // The validator has one list of formats for everyone, so ours are in it only while it runs.
      for (const [name, test] of formats)
        Object.defineProperty(namedFormats, name, { value: test, configurable: true });
      try {
        return work();
      } finally {
        for (const name of formats.keys()) Reflect.deleteProperty(namedFormats, name);
      }
    },
  };
}

/** The keyword of a schema as its host wrote it, for one that the validator names by a format of ours. */
export function keywordOf(keyword: string, sentence: string): string {
  return keyword === 'format' && sentence.includes(patternFormat) ? 'pattern' : keyword;
}

function refuseLongLists(data: unknown): void {
  const open = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (!Array.isArray(value) && !isRecord(value)) continue;
    const inner: readonly unknown[] = Object.values(value);
    const objects = inner.filter((item) => typeof item === 'object' && item !== null);
    const { items, objects: most } = mostDiffering;
    if (Array.isArray(value) && (inner.length > items || objects.length > most))
      throw new RangeError('The data has a list that is too long to compare its items');
    for (const item of objects) open.push(item);
  }
}

/** The names of all properties in the data. */
export function namesIn(data: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (isRecord(value)) for (const name of Object.keys(value)) names.add(name);
    if (Array.isArray(value) || isRecord(value))
      for (const item of Object.values(value)) if (typeof item === 'object' && item !== null) open.push(item);
  }
  return names;
}
