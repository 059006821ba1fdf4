import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { ClubFile } from '#schemas/clubFile.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { mapTests } from '../mapTests.ts';
import { printJson } from './printJson.ts';

/** Writes the text of a club file, without the fields that have their default value. */
export function writeClubFile(file: ClubFile): string {
  return `${printJson(withoutDefaults(ClubFile, file))}\n`;
}

/** Fields that mean something only in the installation that wrote them. */
const ofInstallation: ReadonlySet<string> = new Set(['nid', 'qid', 'teacherAccounts']);

/**
 * Prepares a club for another installation, where its numbers may belong to something else. Everything is identified by
 * name, and a condition refers to a question by the question's words.
 */
export function withoutNumbers(file: ClubFile): ClubFile {
  const questionsOf = (sections: readonly Pick<ClubFile['questions'][number], 'questions'>[]) =>
    new Map(
      sections.flatMap(({ questions }) => questions.map(({ qid, question }) => [qid, question] as const)),
    );
  const wordings = new Map(
    [file.questions, ...file.forms.map(({ sections }) => sections)].flatMap((sections) => [
      ...questionsOf(sections),
    ]),
  );
  const text = JSON.stringify(file, (key, value: unknown) => {
    if (ofInstallation.has(key)) return undefined;
    if (key !== 'visibleWhen' && key !== 'requiredWhen') return value;
    return mapTests(value, (test) => {
      const question = wordings.get(Number(test.qid));
      return question === undefined ? test : { ...test, qid: undefined, question };
    });
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
