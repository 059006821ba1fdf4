import type { JsonSchema } from '../questions/question-kind/kindSettings.ts';
import { isRecord, ownField } from '../sections/wireValue.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Fills in a question's parameters in its kind's answer schema. A keyword with a missing parameter is removed. */
export function concreteSchema(schema: JsonSchema, parameters: Parameters): JsonSchema {
  const filled = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    concreteValue(value, parameters),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function concreteValue(value: unknown, parameters: Parameters): unknown {
  if (Array.isArray(value)) return value.map((item) => concreteValue(item, parameters));
  if (!isRecord(value)) return value;
  const pointer = ownField(value, '$data');
  if (typeof pointer !== 'string') return concreteSchema(value, parameters);
  return ownField(parameters, pointer.replace(/^\d+\/question\//, ''));
}
