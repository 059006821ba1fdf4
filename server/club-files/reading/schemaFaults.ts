import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { ClubFile } from '#schemas/clubFile.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { closest } from '../../services/addresses/closest.ts';
import { type Fault, joinPath, pathOfPointer } from '../fault.ts';

type SchemaError = TLocalizedValidationError;

export interface UnknownField {
  readonly path: string;
  readonly name: string;
  /** JSON pointer of the object that has the field. */
  readonly pointer: string;
}

export interface SchemaFaults {
  readonly faults: readonly Fault[];
  /** Unknown fields: a mistyped one would be left out silently. */
  readonly unknown: readonly UnknownField[];
}

/** Turns the errors of a validator into sentences for the author of the file. */
export function schemaFaults(errors: readonly SchemaError[]): SchemaFaults {
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ schemaPath }) => `${schemaPath}/anyOf/`);
  const faults: Fault[] = [];
  const unknown: UnknownField[] = [];
  for (const error of errors) {
    // Skips the errors of each alternative: "none of them fits" says enough.
    if (choices.some((choice) => error.schemaPath.startsWith(choice))) continue;
    const path = pathOfPointer(error.instancePath);
    if (error.keyword === 'additionalProperties')
      for (const name of error.params.additionalProperties)
        unknown.push({ path: joinPath(path, name), name, pointer: error.instancePath });
    else if (error.keyword === 'required')
      for (const name of error.params.requiredProperties)
        faults.push({ path: joinPath(path, name), message: 'is missing' });
    else if (error.keyword !== 'boolean') faults.push({ path, message: sentenceOf(error) });
  }
  return { faults, unknown };
}

const patterns: Readonly<Record<string, string>> = {
  url: 'may only have small letters and digits, with single hyphens between them, such as "ballet-6-8"',
  color: 'must be a colour such as "#b4462f"',
  code: 'may only have capitals, digits and hyphens, such as "WELKOM10"',
  course: 'must be the url of a course',
  iban: 'must be an IBAN without spaces, such as "BE68539007547034"',
  enterpriseNumber: 'must be ten digits, such as "0409524003"',
  gtmContainerId: 'must look like "GTM-ABC123"',
  managerAccounts: 'must be an address such as "karim@club.example"',
  teacherAccounts: 'must be the address that an account logs in with, such as "zoe@club.example"',
  qid: 'may only have small letters, digits and underscores, and begins with a letter',
  defaultKey: 'may only have small letters, digits and underscores',
  from: 'must be a time such as "18:30"',
  to: 'must be a time such as "18:30"',
  alt: 'may not be empty',
};

/** Texts that the form engine reads in several languages, while a club file has one. */
const questionTexts: ReadonlySet<string> = new Set([
  'title',
  'question',
  'help',
  'placeholder',
  'courseInfo',
]);

const kinds: Readonly<Record<string, string>> = {
  string: 'a text, between quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, between [ and ]',
  object: 'an object, between { and }',
};

function sentenceOf(error: SchemaError): string {
  switch (error.keyword) {
    case 'type':
      if (error.params.type === 'string' && questionTexts.has(fieldOf(error.instancePath)))
        return `must be ${kinds.string}, in one language`;
      return `must be ${[error.params.type]
        .flat()
        .map((type) => kinds[type] ?? type)
        .join(' or ')}`;
    case 'enum':
      return `must be one of ${error.params.allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'multipleOf':
      return 'has more than two decimals: an amount is in euros and cents';
    case 'minimum':
      return `may not be less than ${error.params.limit}`;
    case 'maximum':
      return `may not be more than ${error.params.limit}`;
    case 'minLength':
      return 'may not be empty';
    case 'maxLength':
      return `may not be longer than ${error.params.limit} characters`;
    case 'minItems':
      return 'may not be empty';
    case 'format':
      return 'must be a day that is in the calendar, such as "2027-02-28"';
    case 'pattern':
      return patterns[fieldOf(error.instancePath)] ?? 'must be a moment such as "2027-02-28 19:00"';
    case 'anyOf':
      if (fieldOf(error.instancePath) === 'options')
        return 'must be a text, or an object with a value, a label and perhaps visibleWhen, in one language';
      if (fieldOf(error.instancePath) === 'image')
        return 'must be null, or an object such as { "file": "pictures/hall.jpg", "alt": "Dancers in a hall" }';
      return 'is neither of what may stand here: look it up in schemas/club-file.schema.json';
    default:
      return error.message;
  }
}

/** The name of the field, also where the pointer leads to one of its items. */
function fieldOf(pointer: string): string {
  return pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
}

/** Refuses a field that no club file has, with the name that was probably meant, or else those that may stand there. */
export function unknownFault({ path, name, pointer }: UnknownField): Fault {
  const names = namesAt(ClubFile, pointer.split('/').slice(1));
  const meant = closest(
    name.toLowerCase(),
    names.map((known) => ({ known, searchText: known.toLowerCase() })),
  )?.known;
  if (meant !== undefined) return { path, message: `is no field of a club file: did you mean "${meant}"?` };
  const known = names.length > 0 ? `: here may stand ${names.join(', ')}` : '';
  return { path, message: `is no field of a club file${known}` };
}

/** The fields of the object at a pointer; none inside a choice of shapes. */
function namesAt(schema: TSchema, [step, ...others]: readonly string[]): readonly string[] {
  const properties = fieldsOf('properties' in schema ? schema.properties : {});
  if (step === undefined) return Object.keys(properties).filter((name) => name !== '$schema');
  const inner = 'items' in schema ? schema.items : properties[step];
  // Safe cast: what a schema has inside is a schema.
  return typeof inner === 'object' && inner !== null ? namesAt(inner as TSchema, others) : [];
}
