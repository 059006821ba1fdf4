import type { TSchema } from 'typebox';

/** A JSON Schema of the contract as data, with the keywords that limit sizes. */
export interface PlainSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PlainSchema[];
  readonly properties?: Readonly<Record<string, PlainSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, PlainSchema>>;
  readonly propertyNames?: PlainSchema;
  readonly maxProperties?: number;
  readonly items?: PlainSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
}

export function plainSchema(schema: TSchema): PlainSchema {
  return JSON.parse(JSON.stringify(schema));
}
