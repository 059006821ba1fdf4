import { ClubFile } from '../clubFile.ts';
import { readingKeyword } from '../reading.ts';
import { relativeKindOf } from './relativeTime.ts';

/** Fields of a club file that a manager edits elsewhere or not at all: questions in the form builder, pictures by uploading them. */
const left: ReadonlySet<string> = new Set([
  ...['$schema', 'countsFrom', 'questions', 'forms'],
  ...['nid', 'image', 'logo', 'teacherPictures', 'managerAccounts', 'licenseType', 'addons'],
  // Lessons and halls have editors of their own. An offer has each lesson as a session.
  ...['sessions', 'weekly', 'series', 'stands'],
  // A copy of a course has it from the button that made it.
  'questionsOf',
]);

/** Keywords for readers of files, and English words for their authors: the portal has words of its own. */
const ofFiles: ReadonlySet<string> = new Set([
  'additionalProperties',
  'relative',
  'description',
  readingKeyword,
]);

type Json = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of what a manager edits of a club: that of a club file, without relative days. Fields that it doesn't name stay as they
 * are, and those whose default is nothing may be left empty. A moment is of format `date-time`, in whatever offset. `offer.schema.json`
 * is its output.
 */
export function offerJsonSchema(): unknown {
  return edited(JSON.parse(JSON.stringify(ClubFile)));
}

function edited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(edited);
  if (!isObject(value)) return value;
  const kind = relativeKindOf(value);
  if (kind === 'moment') return { type: 'string', format: 'date-time' };
  if (kind === 'day') return { type: 'string', format: 'date' };
  const fields = isObject(value.properties) ? value.properties : undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (ofFiles.has(key)) return [];
      if (key === 'default') return [[key, inner]];
      if (fields && key === 'properties') return [[key, editedFields(fields)]];
      if (fields && key === 'required') return requiredOf(inner, fields);
      return [[key, edited(inner)]];
    }),
  );
}

function editedFields(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (left.has(name) ? [] : [[name, edited(field)]])),
  );
}

function requiredOf(names: unknown, fields: Json): [string, unknown][] {
  const asked = (Array.isArray(names) ? names : []).filter(
    (name: string) => !left.has(name) && !mayBeEmpty(fields[name]),
  );
  return asked.length > 0 ? [['required', asked]] : [];
}

/** Whether the default of a field is nothing: no text, an empty list. */
function mayBeEmpty(field: unknown): boolean {
  if (!isObject(field) || !('default' in field)) return false;
  return field.default === null || field.default === '' || typeof field.default === 'object';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
