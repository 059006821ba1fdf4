import type { WireRecord } from '../../sections/wireValue.ts';
import { ownField } from '../../sections/wireValue.ts';
import { isSilent, type SchemaNode } from '../schemaReader.ts';

/** The types that a schema names; `undefined` where it names none, so that every value fits. */
export function typesOf(schema: WireRecord): readonly unknown[] | undefined {
  const type = ownField(schema, 'type');
  if (type === undefined) return undefined;
  return Array.isArray(type) ? type : [type];
}

/**
 * The type that is asked. Of a type that may be `null` too, the other one. Where the schema names none, its keywords tell, because
 * each counts for one type; `undefined` where they tell of something that no question has.
 */
export function typeOf({ schema }: SchemaNode): unknown {
  const types = typesOf(schema);
  if (types) return types.find((one) => one !== 'null') ?? types[0];
  const keywords = Object.keys(schema).filter((keyword) => !isSilent(keyword));
  if (keywords.every((keyword) => ofTexts.has(keyword))) return 'string';
  return keywords.every((keyword) => ofNumbers.has(keyword)) ? 'number' : undefined;
}

/** Keywords that only count for texts. */
export const ofTexts: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'pattern', 'format']);
const ofNumbers = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);

/** Whether a value may be `null` beside what is asked. */
export function isNullable({ schema }: SchemaNode): boolean {
  const types = typesOf(schema) ?? [];
  return types.length > 1 && types.includes('null');
}

/** Whether a value is of one of these types. Any value is where there are none. */
export function isOfType(value: unknown, types: readonly unknown[] | undefined): boolean {
  return types?.some((type) => isOf(value, type)) ?? true;
}

function isOf(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'string':
    case 'boolean':
      return typeof value === type;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return true;
  }
}
