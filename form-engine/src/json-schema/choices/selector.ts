import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { misfit, unsaidObject } from '../data/misfit.ts';
import { isOfType, typesOf } from '../properties/typeOf.ts';
import type { MemberTexts, SchemaField } from '../schemaMembers.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { branchLabels } from './branchLabels.ts';
import { fitsSchema } from './fits.ts';
import type { Choice } from './schemasOf.ts';
import { areExclusive } from './tellApart.ts';

/** Maximum number of branches that are all shown. More are a select. */
const mostShown = 5;

interface SelectorPlace {
  readonly qid: string;
  readonly pointer: string;
  readonly texts: MemberTexts;
  /** Whether the question is about one property, and no choice for the whole object. */
  readonly isOwn: boolean;
}

/** The question that chooses between schemas. Its answers are the places of the branches: `0`, `1`. */
export function selectorField(reader: SchemaReader, choice: Choice, place: SelectorPlace): SchemaField {
  const { isOwn, ...rest } = place;
  const { parts } = choice;
  const labels = branchLabels(reader, parts);
  const options = labels.map((label, index) => ({ value: String(index), label }));
  return {
    is: 'field',
    name: '',
    ...rest,
    type: 'choice',
    isNullable: false,
    preset: undefined,
    check: exclusion(reader, choice),
    ...(!isOwn && { slot: Symbol(place.qid) }),
    asked: {
      question: { type: options.length <= mostShown ? 'radio' : 'select', options },
      isAlwaysSent: false,
      toAnswer: (value) => {
        if (value === undefined) return undefined;
        const index = fittingBranch(reader, parts, answered(value));
        if (index !== undefined) return String(index);
        return isOwn ? misfit(value) : undefined;
      },
      toValue: () => undefined,
      toText: () => undefined,
    },
  };
}

/** A value without the empty texts in it: an empty field is no answer. */
function answered(value: unknown): unknown {
  if (!isRecord(value) || value === unsaidObject) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([, inner]) => typeof inner !== 'string' || inner.trim() !== ''),
  );
}

/** `oneOf` refuses a value that fits several branches. */
function exclusion(reader: SchemaReader, { keyword, parts }: Choice): WireRecord | undefined {
  if (keyword !== 'oneOf' || areExclusive(reader, parts)) return undefined;
  const schemas = parts.map(({ schema }) => schema);
  if (reader.canCheck({ anyOf: schemas })) return { '~atMostOne': schemas };
  const [first] = parts;
  if (first)
    reader.late(first.at(), 'that no other schema of the oneOf fits too is only checked by validateData');
  return undefined;
}

/**
 * The branch that a value fits. Of several it is the one that names most of the properties of the value. Where none fits it is the
 * nearest one, so that its fields show what is wrong; `undefined` where nothing tells.
 */
function fittingBranch(
  reader: SchemaReader,
  parts: readonly SchemaNode[],
  value: unknown,
): number | undefined {
  const places = parts.map(({ schema }, index) => ({ schema, index }));
  if (value === unsaidObject)
    return places.find(({ schema }) => fitsSchema(reader.root, schema, begun(schema)))?.index;
  const fitting = places.filter(({ schema }) => fitsSchema(reader.root, schema, value));
  if (fitting.length > 0) return best(fitting, (schema) => likeness(reader, schema, value))?.index;
  const closing = places.filter(({ schema }) =>
    fitsSchema(reader.root, schema, withoutRefused(schema, value)),
  );
  if (closing.length > 0) return best(closing, (schema) => likeness(reader, schema, value))?.index;
  const completed = places.filter(({ schema }) => fitsSchema(reader.root, schema, withBegun(schema, value)));
  if (completed.length > 0) return best(completed, (schema) => likeness(reader, schema, value))?.index;
  const ofType = places.filter(({ schema }) => isOfType(value, typesOf(schema)));
  const nearest = best(ofType, (schema) => likeness(reader, schema, value));
  return nearest?.index;
}

/** The object that a form sends of which nobody answered anything: its required boxes and lists. */
function begun(schema: WireRecord): WireRecord {
  const properties = ownField(schema, 'properties');
  const required = ownField(schema, 'required');
  if (!isRecord(properties) || !Array.isArray(required)) return {};
  const entries = Object.entries(properties).flatMap(([name, inner]): readonly [string, unknown][] => {
    const [type] = (isRecord(inner) && required.includes(name) && typesOf(inner)) || [];
    return type === 'boolean' ? [[name, false]] : type === 'array' ? [[name, []]] : [];
  });
  return Object.fromEntries(entries);
}

/** An object with the required boxes and lists that nobody answered. The form sends those, so that the object fits then. */
function withBegun(schema: WireRecord, value: unknown): unknown {
  return isRecord(value) ? withoutRefused(schema, { ...begun(schema), ...value }) : value;
}

/** An object without the members that a closed schema refuses. The form leaves those out. */
function withoutRefused(schema: WireRecord, value: unknown): unknown {
  const properties = ownField(schema, 'properties');
  const isClosed = ownField(schema, 'additionalProperties') === false && isRecord(properties);
  if (!isRecord(value) || !isClosed) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)));
}

function best<Place extends { readonly schema: WireRecord }>(
  places: readonly Place[],
  score: (schema: WireRecord) => number,
): Place | undefined {
  let found: { readonly place: Place; readonly points: number } | undefined;
  for (const place of places) {
    const points = score(place.schema);
    if (!found || points > found.points) found = { place, points };
  }
  return found?.place;
}

/**
 * The number of properties of a value that a schema names. One that fits counts more, and one that tells branches apart most. A constant, a
 * box or a list that isn't there counts against the schema, because the form would add it.
 */
function likeness({ root }: SchemaReader, schema: WireRecord, value: unknown): number {
  const properties = ownField(schema, 'properties');
  if (!isRecord(value) || !isRecord(properties)) return 0;
  return Object.entries(properties).reduce((points, [name, inner]) => {
    const isFixed = isRecord(inner) && Object.hasOwn(inner, 'const');
    if (!Object.hasOwn(value, name)) return points - (isFixed || isSentUnanswered(inner) ? 1 : 0);
    return points + 1 + (fitsSchema(root, inner, value[name]) ? (isFixed ? 100 : 1) : 0);
  }, 0);
}

/** Whether a property is sent where nobody answered: a box or a list. */
function isSentUnanswered(schema: unknown): boolean {
  const types = isRecord(schema) ? typesOf(schema) : undefined;
  return types?.some((type) => type === 'boolean' || type === 'array') === true;
}
