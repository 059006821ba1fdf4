import { type Static, Type } from 'typebox';
import { ClubInFile } from './club-file/clubInFile.ts';
import { CourseInFile } from './club-file/courseInFile.ts';
import { FederationInFile } from './club-file/federationInFile.ts';
import { inFile, listOf } from './club-file/inFile.ts';
import { FormInFile, SectionInFile } from './club-file/questionInFile.ts';
import { relativeKindOf, relativeSchemas } from './club-file/relativeTime.ts';
import { CategoryInFile, PassInFile, VoucherInFile } from './club-file/sellingInFile.ts';
import { VideoInFile } from './club-file/videoInFile.ts';
import { readingKeyword } from './reading.ts';

/**
 * A club file: a club with its offer and its forms. Data about people (registrations, orders, sales) is not part of it. A
 * field with a default may be absent in the file; it is present after reading.
 */
export const ClubFile = inFile({
  $schema: Type.Optional(Type.String({ description: 'Address of this schema, for editors' })),
  countsFrom: Type.Optional(
    Type.String({
      format: 'date',
      description:
        'Day from which relative days count, such as the first day of a season. Without it: the day on which the file is read',
    }),
  ),
  club: ClubInFile,
  courses: listOf(CourseInFile),
  questions: listOf(SectionInFile, 'The registration form, in the order in which it is filled in'),
  forms: listOf(FormInFile),
  webshop: listOf(CategoryInFile),
  passes: listOf(PassInFile),
  vouchers: listOf(VoucherInFile),
  videos: listOf(VideoInFile),
  federations: listOf(FederationInFile),
});
export type ClubFile = Static<typeof ClubFile>;

/** The JSON Schema of a club file, for editors and readers. `club-file.schema.json` is its output. */
export function clubFileJsonSchema(): unknown {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A club of Clubpoort',
    description:
      'File that `npm run club` reads and writes. Prices are in euros; days and times are local in Brussels.',
    ...forAuthors(ClubFile),
  };
}

/** Makes fields with a default optional, and adds the relative values that the reader settles. Leaves out how the portal reads a field. */
function forAuthors<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === readingKeyword) return undefined;
    if (!isObjectSchema(value)) return withRelative(value);
    const required = value.required.filter((name) => !hasDefault(value.properties[name]));
    const { required: _all, ...rest } = value;
    return required.length > 0 ? { ...rest, required } : rest;
  });
}

function withRelative(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kind = relativeKindOf(value);
  if (kind === undefined) return value;
  const {
    relative: _kind,
    description,
    ...absolute
  } = Object.assign({ relative: kind, description: '' }, value);
  return { ...(description !== '' && { description }), anyOf: [absolute, relativeSchemas[kind]] };
}

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

function isObjectSchema(value: unknown): value is ObjectSchema {
  return typeof value === 'object' && value !== null && 'required' in value && 'properties' in value;
}

function hasDefault(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'default' in schema;
}
