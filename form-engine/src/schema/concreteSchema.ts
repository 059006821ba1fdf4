import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { JsonSchema } from '../questions/question-kind/kindSettings.ts';
import { isRecord, ownField } from '../sections/wireValue.ts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Fills in a question's parameters in its kind's answer schema. A keyword with a missing parameter is removed. A schema without parameters is
 * returned as it is, so that a thousand questions of a kind share it.
 */
export function concreteSchema(schema: JsonSchema, parameters: Parameters): JsonSchema {
  if (!hasParameters(schema)) return schema;
  const filled = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    concreteValue(value, parameters),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

/** Whether a parameter is somewhere in a schema. A keyword of no value counts too, because it is removed. */
const hasParameters = oncePer((schema: object): boolean =>
  Object.entries(schema).some(
    ([name, value]) =>
      name === '$data' ||
      value === undefined ||
      (typeof value === 'object' && value !== null && hasParameters(value)),
  ),
);

function concreteValue(value: unknown, parameters: Parameters): unknown {
  if (Array.isArray(value)) return value.map((item) => concreteValue(item, parameters));
  if (!isRecord(value)) return value;
  const pointer = ownField(value, '$data');
  if (typeof pointer !== 'string') return concreteSchema(value, parameters);
  return ownField(parameters, pointer.replace(/^\d+\/question\//, ''));
}
