import { type Reading, readingKeyword } from '#schemas/reading.ts';

/** The part of JSON Schema that the contract uses for answers. */
export interface WireSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly WireSchema[];
  /** Several: a tuple. */
  readonly items?: WireSchema | readonly WireSchema[];
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly patternProperties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly multipleOf?: number;
  readonly description?: string;
  readonly [readingKeyword]?: Reading;
}

/** The schema that may also be null; undefined when null is no value of it, or beside several others. */
export function besideNull({ anyOf = [] }: WireSchema): WireSchema | undefined {
  const [value, ...more] = anyOf.filter(({ type }) => type !== 'null');
  return anyOf.length === 2 && more.length === 0 ? value : undefined;
}
