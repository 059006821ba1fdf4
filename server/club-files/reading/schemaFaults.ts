import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { relativeKindOf } from '#schemas/club-file/relativeTime.ts';
import { ClubFile } from '#schemas/clubFile.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { closest } from '../../services/addresses/closest.ts';
import type { ClubFileTexts } from '../texts/en.ts';
import { type FoundFault, joinPath, pathOfPointer, type Sentence } from '../texts/fault.ts';

type SchemaError = TLocalizedValidationError;

export interface UnknownField {
  readonly path: string;
  readonly name: string;
  /** JSON pointer of the object that has the field. */
  readonly pointer: string;
}

export interface SchemaFaults {
  readonly faults: readonly FoundFault[];
  /** Unknown fields: a mistyped one would be left out silently. */
  readonly unknown: readonly UnknownField[];
}

/** Turns the errors of a validator into sentences for the author of the file. */
export function schemaFaults(errors: readonly SchemaError[]): SchemaFaults {
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ schemaPath }) => `${schemaPath}/anyOf/`);
  const noDays = new Set(
    errors.filter(({ keyword }) => keyword === 'format').map(({ instancePath }) => instancePath),
  );
  const faults: FoundFault[] = [];
  const unknown: UnknownField[] = [];
  for (const error of errors) {
    // Skips the errors of each alternative: "none of them fits" says enough.
    if (choices.some((choice) => error.schemaPath.startsWith(choice))) continue;
    // A day that is no day has no year either.
    if (error.keyword === 'pattern' && noDays.has(error.instancePath)) continue;
    const path = pathOfPointer(error.instancePath);
    if (error.keyword === 'additionalProperties')
      for (const name of error.params.additionalProperties)
        unknown.push({ path: joinPath(path, name), name, pointer: error.instancePath });
    else if (error.keyword === 'required')
      for (const name of error.params.requiredProperties)
        faults.push({ path: joinPath(path, name), say: isMissing });
    else if (error.keyword !== 'boolean') faults.push({ path, say: sentenceOf(error) });
  }
  return { faults, unknown };
}

const isMissing: Sentence = ({ faults }) => faults.isMissing;

/** Texts that the form engine reads in several languages, while a club file has one. */
const questionTexts: ReadonlySet<string> = new Set([
  'title',
  'titleForOther',
  'question',
  'questionForOther',
  'help',
  'placeholder',
  'courseInfo',
]);

/** Writes an error of the validator. */
function sentenceOf(error: SchemaError): Sentence {
  return ({ shape }) => sentenceIn(shape, error);
}

function sentenceIn(shape: ClubFileTexts['shape'], error: SchemaError): string {
  const field = fieldOf(error.instancePath);
  const relative = relativeKindOf(schemaAt(error.schemaPath));
  switch (error.keyword) {
    case 'type':
      if (relative !== undefined) return shape.relative[relative];
      if (error.params.type === 'string' && questionTexts.has(field)) return shape.oneLanguage;
      return shape.mustBe([error.params.type].flat().map((type) => named(shape.types, type) ?? type));
    case 'enum':
      return shape.oneOf(error.params.allowedValues.map((value) => JSON.stringify(value)).join(', '));
    case 'multipleOf':
      return shape.cents;
    case 'minimum':
      return shape.minimum(error.params.limit);
    case 'maximum':
      return shape.maximum(error.params.limit);
    case 'minLength':
    case 'minItems':
      return shape.empty;
    case 'maxLength':
      return shape.tooLong(error.params.limit);
    case 'maxItems':
      return shape.tooMany(error.params.limit);
    case 'uniqueItems':
      return shape.twice;
    case 'format':
      return shape.day;
    case 'pattern':
      if (relative === 'day') return shape.years;
      if (relative === 'moment') return shape.moment;
      return named(shape.patterns, field) ?? shape.moment;
    case 'anyOf':
      if (field === 'options') return shape.options;
      if (field === 'image' || field === 'logo') return shape[field];
      return shape.noneFits;
    default:
      return error.message;
  }
}

/** The schema of which a value has this error. @param path - such as `#/properties/courses/items` */
function schemaAt(path: string): object {
  return path
    .split('/')
    .slice(1)
    .reduce((schema, step) => fieldsOf(schema[step]), fieldsOf(ClubFile));
}

function named(sentences: Readonly<Record<string, string>>, name: string): string | undefined {
  return sentences[name];
}

/** The name of the field, also where the pointer leads to one of its items. */
function fieldOf(pointer: string): string {
  return pointer.split('/').findLast((step) => !/^\d+$/.test(step)) ?? '';
}

/** Refuses a field that no club file has, with the name that was probably meant, or else those that may stand there. */
export function unknownFault({ path, name, pointer }: UnknownField): FoundFault {
  const names = namesAt(ClubFile, pointer.split('/').slice(1));
  const meant = closest(
    name.toLowerCase(),
    names.map((known) => ({ known, searchText: known.toLowerCase() })),
  )?.known;
  if (meant !== undefined) return { path, say: ({ shape }) => shape.didYouMean(meant) };
  return { path, say: ({ shape }) => shape.noField(names) };
}

/** The fields of the object at a pointer; none inside a choice of shapes. */
function namesAt(schema: TSchema, [step, ...others]: readonly string[]): readonly string[] {
  const properties = fieldsOf('properties' in schema ? schema.properties : {});
  if (step === undefined) return Object.keys(properties).filter((name) => name !== '$schema');
  const inner = 'items' in schema ? schema.items : properties[step];
  // Safe cast: what a schema has inside is a schema.
  return typeof inner === 'object' && inner !== null ? namesAt(inner as TSchema, others) : [];
}
