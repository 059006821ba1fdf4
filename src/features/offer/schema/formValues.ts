import { isRecord } from '#rules/merging/plainValue.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { withoutBlanks } from './writtenNumber.ts';

const momentInOffer = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;
const momentInForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * A value of an offer as a form has it: `2027-06-01 20:00` is a moment of RFC 3339. Its offset says nothing: a club is in Brussels.
 * A moment that is half typed stays as it is in both directions.
 */
export function toForm(value: unknown, schema: JsonSchema): unknown {
  return converted(value, schema, (text, { format }) =>
    format === 'date-time' && momentInOffer.test(text) ? `${text.replace(' ', 'T')}:00Z` : text,
  );
}

/** A value of a form as an offer has it, with the defaults of what is left empty. Numbers lose the blanks that they were typed with. */
export function fromForm(value: unknown, schema: JsonSchema): unknown {
  const text: ConvertText = (typed, { format, pattern }) => {
    if (format !== 'date-time') return withoutBlanks(typed, pattern);
    return momentInForm.test(typed) ? typed.slice(0, 16).replace('T', ' ') : typed;
  };
  return withDefaults(converted(value, schema, text), schema);
}

type ConvertText = (text: string, schema: JsonSchema) => string;

function converted(value: unknown, schema: JsonSchema, text: ConvertText): unknown {
  const { properties, items } = schema;
  if (typeof value === 'string') return text(value, schema);
  if (items && Array.isArray(value)) return value.map((item: unknown) => converted(item, items, text));
  if (!properties || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, converted(field, properties[name] ?? {}, text)]),
  );
}

/** A value with the defaults of its schema where it has nothing. */
export function withDefaults(value: unknown, schema: JsonSchema): unknown {
  const { properties, items } = schema;
  if (value === undefined) return schema.default;
  if (items && Array.isArray(value)) return value.map((item: unknown) => withDefaults(item, items));
  if (!properties || !isRecord(value)) return value;
  const filled = Object.entries(properties).flatMap(([name, field]) => {
    const inner = withDefaults(value[name], field);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return { ...value, ...Object.fromEntries(filled) };
}
