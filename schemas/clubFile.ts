import { type Static, Type } from 'typebox';
import { ClubInFile } from './club-file/clubInFile.ts';
import { CourseInFile } from './club-file/courseInFile.ts';
import { inFile, listOf } from './club-file/inFile.ts';
import { FormInFile, SectionInFile } from './club-file/questionInFile.ts';
import { CategoryInFile, PassInFile, VoucherInFile } from './club-file/sellingInFile.ts';

/**
 * A club file: a club with its offer and its forms. Data about people (registrations, orders, sales) is not part of it. A
 * field with a default may be absent in the file; it is present after reading.
 */
export const ClubFile = inFile({
  $schema: Type.Optional(Type.String({ description: 'Address of this schema, for editors' })),
  club: ClubInFile,
  courses: listOf(CourseInFile),
  questions: listOf(SectionInFile, 'The registration form, in the order in which it is filled in'),
  forms: listOf(FormInFile),
  webshop: listOf(CategoryInFile),
  passes: listOf(PassInFile),
  vouchers: listOf(VoucherInFile),
});
export type ClubFile = Static<typeof ClubFile>;

/** The JSON Schema of a club file, for editors and readers. `club-file.schema.json` is its output. */
export function clubFileJsonSchema(): unknown {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A club of Clubpoort',
    description:
      'File that `npm run club` reads and writes. Prices are in euros; days and times are local in Brussels.',
    ...withOptionalDefaults(ClubFile),
  };
}

/** Makes fields with a default optional. */
function withOptionalDefaults<Schema extends object>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isObjectSchema(value)) return value;
    const required = value.required.filter((name) => !hasDefault(value.properties[name]));
    const { required: _all, ...rest } = value;
    return required.length > 0 ? { ...rest, required } : rest;
  });
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
