import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { sectionEditorTexts as texts } from '#src/texts/nl/sectionEditor.ts';
import { type JsonPath, propertiesAt, sectionsSchema } from './schemaAt.ts';

/** A place in the sections that doesn't follow the schema. */
export interface SchemaProblem {
  readonly path: JsonPath;
  /** The property that is wrong, where its name is at fault and not its value. */
  readonly property?: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** A name that fits in the place of the wrong one. */
  readonly replacement?: string;
}

/** Interprets the schema: compiled code would need `eval`, which the content security policy forbids. */
const validator = new Validator(sectionsSchema as Schema, '7', false); // the same document, as this package types it

/** What is wrong with parsed sections, at the deepest place that explains it. */
export function schemaProblems(sections: unknown): readonly SchemaProblem[] {
  const { errors } = validator.validate(sections);
  const problems = errors.flatMap((unit) => problemOf(unit, sections));
  return [...distinct(problems), ...unknownProperties(sections)];
}

/** Keywords that only report what is wrong inside. */
const carriers = new Set([
  '$ref',
  'properties',
  'items',
  'allOf',
  'if',
  'then',
  'else',
  'additionalProperties',
]);

function problemOf(unit: OutputUnit, sections: unknown): readonly SchemaProblem[] {
  const { keyword, keywordLocation, instanceLocation, error } = unit;
  // A branch of a choice isn't wrong on its own: the choice reports that none of its branches fits.
  if (carriers.has(keyword) || /\/(anyOf|oneOf|not)\//.test(keywordLocation)) return [];
  const path = pathOf(instanceLocation, sections);
  const missing = keyword === 'required' ? /"([^"]+)"/.exec(error)?.[1] : undefined;
  const message = missing === undefined ? messageOf(keyword) : texts.problems.required(missing);
  return [{ path, severity: 'error', message }];
}

function messageOf(keyword: string): string {
  const known: Readonly<Record<string, string>> = texts.problems.byKeyword;
  return known[keyword] ?? texts.problems.other;
}

/** Objects of the schema allow other properties, because servers send more. A name that nobody knows is still worth a warning. */
function unknownProperties(value: unknown, path: JsonPath = []): readonly SchemaProblem[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownProperties(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const known = propertiesAt(path);
  return Object.entries(value).flatMap(([property, inner]) => {
    if (known.size === 0 || known.has(property)) return unknownProperties(inner, [...path, property]);
    const replacement = closestName(property, [...known.keys()]);
    // The names of a map, such as the options by value, are not in the schema.
    if (isFreeName(path, property)) return [];
    return [
      {
        ...{ path: [...path, property], property, severity: 'warning' as const },
        message: texts.problems.unknown(property, replacement),
        ...(replacement !== undefined && { replacement }),
      },
    ];
  });
}

function isFreeName(path: JsonPath, property: string): boolean {
  return path.at(-1) === 'options' || property.startsWith('$');
}

/** Reads a JSON pointer (RFC 6901). A digit is an index only where the value is a list. */
function pathOf(pointer: string, sections: unknown): JsonPath {
  const steps = pointer.replace(/^#?\/?/, '').split('/');
  let value = sections;
  const path: (string | number)[] = [];
  for (const step of steps) {
    if (step === '') continue;
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(name) : name);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return path;
}

/** One problem for a place and a message. A choice and its carrier may both report it. */
function distinct(problems: readonly SchemaProblem[]): SchemaProblem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.path.join('/')} ${problem.message}`, problem])).values(),
  ];
}

/** Longest distance at which a name counts as a misspelling of another. */
const farthest = 2;

/** The known name that somebody probably meant; undefined when none is close enough. */
export function closestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: distanceOf(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.min(farthest, Math.floor(typed.length / 2)));
  return near.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Optimal string alignment distance: insertions, deletions, replacements, and swaps of two neighbours. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (rows[row - 1]?.[at] ?? 0) + 1,
          (line[at - 1] ?? 0) + 1,
          (rows[row - 1]?.[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[row - 2]?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
