import { format as namedFormats, type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import applicator from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' };
import content from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' };
import core from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' };
import annotation from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' };
import metaData from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' };
import unevaluated from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' };
import validation from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' };
import later from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import { isCalendarDate } from '../../rules/birthdate.ts';
import { isMailAddress } from '../../rules/mailAddress.ts';
import { isUri } from '../../rules/uri.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { localReferences } from '../properties/localReferences.ts';
import { pointerPart } from '../schemaReader.ts';
import { createGuard, type Guard, keywordOf, namesIn } from './guardedSchema.ts';

/** A value that a schema refuses. */
export interface DataFault {
  /** JSON pointer into the data; of the missing property for `required`. */
  readonly path: string;
  /** The keyword of JSON Schema that refuses the value, such as `minimum`. */
  readonly keyword: string;
  /** The number that the keyword allows at least or at most; absent for keywords without one. */
  readonly limit?: number;
}

/**
 * The formats that the form checks too, by the same rules. The validator has one list of formats for everyone, so ours have
 * names of their own in it.
 */
const ownFormats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isCalendarDate,
  email: isMailAddress,
  uri: isUri,
};
const ownFormat = (name: string) => `@clubpoort/form-engine:${name}`;
for (const [name, isValid] of Object.entries(ownFormats)) {
  Object.defineProperty(namedFormats, ownFormat(name), { value: isValid, configurable: true });
}

/**
 * The schemas of JSON Schema itself, which a schema may refer to: draft-07, and 2020-12 with its vocabularies. Each vocabulary means
 * the whole by `#meta`, and names it here: the validator doesn't follow such a reference out of the document.
 */
const metaSchemas: readonly { readonly $id: string }[] = [
  ...[draft07, later],
  ...[applicator, annotation, content, core, metaData, unevaluated, validation].map(namingTheWhole),
];

function namingTheWhole(vocabulary: { readonly $id: string }): { readonly $id: string } {
  const text = JSON.stringify(vocabulary).replaceAll('"$dynamicRef":"#meta"', `"$ref":"${later.$id}"`);
  return { ...JSON.parse(text), $id: vocabulary.$id };
}

/**
 * Makes a check of raw JSON data against a schema, without coercion and without `eval`. Its work is bounded by counts (`guardedSchema.ts`),
 * so that a stranger's schema keeps nobody busy: what would take more is refused.
 *
 * @param schemas other documents that its references name, by their address. Nothing is fetched.
 * @returns a function with the faults of some data; empty where the schema accepts it.
 * @throws Error where the schema itself can't be checked, such as by a reference to nothing. The function throws it too.
 */
export function dataValidator(
  schema: unknown,
  schemas: Readonly<Record<string, unknown>> = {},
): (data: unknown) => readonly DataFault[] {
  const made = orThrow(() => guardedValidator(schema, schemas, noNames));
  return (data) =>
    orThrow(() =>
      faultsIn(data, (copy) => {
        // Few schemas have such patterns for names. Theirs are written anew for the names in the data.
        const { validator, guard } = made.hasNamePatterns
          ? guardedValidator(schema, schemas, () => namesIn(copy))
          : made;
        return guard.within(copy, () => validator.validate(copy).errors);
      }),
    );
}

const noNames = (): ReadonlySet<string> => new Set<string>();

function guardedValidator(
  schema: unknown,
  schemas: Readonly<Record<string, unknown>>,
  names: () => ReadonlySet<string>,
) {
  const guard = createGuard();
  const copying: Copying = { guard, names, hasNamePatterns: false, isOfHost: true, copied: 0 };
  const validator = new Validator(
    prepared(
      localReferences(schema, () => false),
      copying,
    ),
    draftOf(schema),
    false,
  );
  const own = isRecord(schema) ? schema.$id : undefined;
  for (const document of metaSchemas)
    if (document.$id !== own) validator.addSchema(prepared(document, { ...copying, isOfHost: false }));
  for (const [address, document] of Object.entries(schemas))
    validator.addSchema(prepared(document, copying), address);
  return { guard, validator, hasNamePatterns: copying.hasNamePatterns };
}

function orThrow<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error('This JSON Schema can not be checked', { cause: error });
  }
}

function faultsIn(data: unknown, check: (copy: unknown) => readonly OutputUnit[]): readonly DataFault[] {
  try {
    return distinct(deciding(check(withoutInherited(data))).map(faultOf));
  } catch (error) {
    // Nobody can say that this is accepted: data that is nested too deep, references that lead in a circle, more work than is
    // allowed, or a name that is no Unicode text.
    if (error instanceof RangeError || error instanceof URIError) return [{ path: '', keyword: '$ref' }];
    throw error;
  }
}

/** Maximum number of lists and objects inside each other. */
const deepestData = 200;

/** The data as JSON has it. The validator would take an inherited name, such as `toString`, for a property. */
function withoutInherited(value: unknown, depth = 0): unknown {
  if (depth > deepestData) throw new RangeError('The data is nested too deep');
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((inner) => withoutInherited(inner, depth + 1));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const copies = entries.map(([name, inner]) => [name, withoutInherited(inner, depth + 1)]);
  return Object.assign(Object.create(null), Object.fromEntries(copies));
}

/** Without `$schema` it is the newest draft, in which keywords beside a `$ref` count, as they do in the form. */
function draftOf(schema: unknown): '4' | '7' | '2019-09' | '2020-12' {
  const named = isRecord(schema) && typeof schema.$schema === 'string' ? schema.$schema : '';
  if (/draft-0[34]/.test(named)) return '4';
  if (/draft-0[67]/.test(named)) return '7';
  return named.includes('2019-09') ? '2019-09' : '2020-12';
}

/** Keywords whose value is data and no schema. */
const dataKeywords = new Set(['const', 'enum', 'default', 'examples']);
/** Keywords whose value has schemas by name. */
const mapKeywords = new Set(['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas']);

/**
 * A copy of a schema as the validator needs it: it writes into what it gets. References by `$dynamicRef`, which it doesn't
 * know, become plain ones: the two differ only where one document extends another.
 */
function prepared(schema: unknown, copying: Copying): Schema {
  return copyOf(schema, copying) as Schema; // Any JSON value: the validator reads of it what is a schema.
}

interface Copying {
  readonly guard: Guard;
  /** The names of the properties in the data. */
  readonly names: () => ReadonlySet<string>;
  hasNamePatterns: boolean;
  /** Whether the host gave the schema: those of JSON Schema itself check no data, unless it is a schema. */
  readonly isOfHost: boolean;
  /** The number of objects so far. */
  copied: number;
}

/** Maximum number of objects in a schema. In memory a small one may stand in billions of places. */
const mostCopied = 500_000;

function copyOf(schema: unknown, copying: Copying): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => copyOf(inner, copying));
  if (!isRecord(schema)) return schema;
  copying.copied += 1;
  if (copying.copied > mostCopied) throw new RangeError('The schema is too large');
  const { guard } = copying;
  const copy = new Map<string, unknown>();
  for (const [keyword, value] of Object.entries(schema)) {
    const isText = typeof value === 'string';
    if (keyword === '$dynamicRef' && isText) copy.set('$ref', value);
    else if (keyword === '$dynamicAnchor' && isText) copy.set('$anchor', value);
    else if (keyword === 'format' && isText)
      copy.set('format', Object.hasOwn(ownFormats, value) ? ownFormat(value) : value);
    else if (dataKeywords.has(keyword)) copy.set(keyword, withoutInherited(value));
    else if (mapKeywords.has(keyword) && isRecord(value))
      copy.set(keyword, copyOfMap(keyword, value, copying));
    else copy.set(keyword, copyOf(value, copying));
    if (keyword === 'uniqueItems' && value === true && copying.isOfHost) guard.wantsDiffering();
  }
  const { pattern } = schema;
  const format = typeof pattern === 'string' ? guard.formatFor(pattern, copy.get('format')) : undefined;
  if (format !== undefined) {
    copy.delete('pattern');
    copy.set('format', format);
  }
  return guard.counted(Object.fromEntries(copy));
}

function copyOfMap(keyword: string, schemas: Readonly<Record<string, unknown>>, copying: Copying): unknown {
  const areNamed = keyword !== 'patternProperties';
  const entries = Object.entries(schemas).map(([name, schema]): [string, unknown] => {
    const guarded = areNamed ? name : copying.guard.namePattern(name, copying.names);
    if (guarded !== name) copying.hasNamePatterns = true;
    return [guarded, copyOf(schema, copying)];
  });
  return Object.fromEntries(entries);
}

/** Keywords that choose between schemas. What their branches refuse is no fault in itself. */
const choices = new Set(['anyOf', 'oneOf', 'not', 'contains', 'propertyNames']);

/** Maximum number of units that are looked at. Nobody reads more, and data may have a million faults. */
const mostUnits = 2000;

/** The units that say why: not the keywords around them, and not the branches of a choice. */
function deciding(all: readonly OutputUnit[]): readonly OutputUnit[] {
  const units = placed(all.slice(0, mostUnits));
  const chosen = new Set(
    units.filter(({ keyword }) => choices.has(keyword)).map(({ keywordLocation }) => keywordLocation),
  );
  const outside = units.filter((unit) => !placesAround(unit).some((place) => chosen.has(place)));
  const around = new Set(outside.flatMap(placesAround));
  return outside.filter((unit) => choices.has(unit.keyword) || !around.has(unit.keywordLocation));
}

/** The validator doesn't say where in the schema a `false` stands. It comes right behind the keyword that has it. */
function placed(units: readonly OutputUnit[]): readonly OutputUnit[] {
  let before = '#';
  return units.map((unit) => {
    before = unit.keyword === 'false' ? `${before}/false` : unit.keywordLocation;
    return { ...unit, keywordLocation: before };
  });
}

/** The places in the schema around that of a unit: `#/properties` and `#` for `#/properties/age`. */
function placesAround({ keywordLocation }: OutputUnit): readonly string[] {
  const parts = keywordLocation.split('/');
  return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
}

const limits = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']);

function faultOf({ instanceLocation, keyword: named, error }: OutputUnit): DataFault {
  const path = decodeURIComponent(instanceLocation.slice(1));
  const keyword = keywordOf(named, error);
  // The validator names the number of a limit at the end of its sentence only: `9 is greater than 5.`
  const [, limit] = limits.has(keyword) ? (/(-?\d[\d.e+-]*?)\)?\.$/.exec(error) ?? []) : [];
  if (keyword !== 'required') return { path, keyword, ...(limit !== undefined && { limit: Number(limit) }) };
  // The validator names the missing property in its sentence only.
  const name = /^Instance does not have required property "(.*)"\.$/s.exec(error)?.[1] ?? '';
  return { path: path + pointerPart(name), keyword };
}

function distinct(faults: readonly DataFault[]): readonly DataFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
