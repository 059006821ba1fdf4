import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { ClubFile } from '#schemas/clubFile.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { mapChecks, mapExpression } from '../mapExpression.ts';
import type { QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';

const widest = 110;

/** Prints JSON for people: an object or list stands on one line where it fits and holds nothing deeper. */
export function printJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => printJson(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${printJson(item, inner)}`);
  if (items.length === 0) return `${open}${close}`;
  const pad = Array.isArray(value) ? '' : ' ';
  const line = `${open}${pad}${items.join(', ')}${pad}${close}`;
  if (isFlat(value) && indent.length + line.length <= widest) return line;
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}

function isFlat(value: object): boolean {
  return Object.values(value).every((item) => typeof item !== 'object' || item === null);
}

/** Writes the text of a club file, without the fields that have their default value. */
export function writeClubFile(file: ClubFile): string {
  return `${printJson(withoutDefaults(ClubFile, file))}\n`;
}

/** Fields that mean something only in the installation that wrote them. The qid of a question of a group is a name. */
const ofInstallation: ReadonlySet<string> = new Set(['nid', 'qid', 'teacherAccounts']);

const conditions: ReadonlySet<string> = new Set([
  'visibleWhen',
  'requiredWhen',
  'disabledWhen',
  'readOnlyWhen',
]);

/**
 * Prepares a club for another installation, where its numbers may belong to something else. Everything is identified by
 * name, and a question refers to another one by its words.
 */
export function withoutNumbers(file: ClubFile): ClubFile {
  const sections = [...file.questions, ...file.forms.flatMap((form) => form.sections)];
  const wordings = new Map(
    sections.flatMap(({ questions }) => questions.map(({ qid, question }) => [qid, question] as const)),
  );
  const change: QuestionChange = {
    condition: (condition) =>
      mapTests(condition, (test) => {
        const question = wordings.get(Number(test.qid));
        return question === undefined ? test : { ...test, qid: undefined, question };
      }),
    reference: (name) => (typeof name === 'number' ? (wordings.get(name) ?? name) : name),
  };
  const text = JSON.stringify(file, (key, value: unknown) => {
    if (ofInstallation.has(key) && typeof value !== 'string') return undefined;
    if (conditions.has(key)) return change.condition(value);
    if (key === 'checks') return mapChecks(value, change);
    if (key === 'options_from') return { ...fieldsOf(value), qid: change.reference(fieldsOf(value).qid) };
    return key === 'expression' ? mapExpression(value, change) : value;
  });
  return JSON.parse(text);
}

function withoutDefaults(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(value) && 'items' in schema && isSchema(schema.items)) {
    const { items } = schema;
    return value.map((item) => withoutDefaults(items, item));
  }
  if (!('properties' in schema)) return value;
  const given = fieldsOf(value);
  return Object.fromEntries(
    Object.entries(fieldsOf(schema.properties)).flatMap(([name, property]) => {
      if (given[name] === undefined || !isSchema(property)) return [];
      const shortened = withoutDefaults(property, given[name]);
      return 'default' in property && isDeepStrictEqual(shortened, property.default)
        ? []
        : [[name, shortened]];
    }),
  );
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null;
}
