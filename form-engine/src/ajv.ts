import { engineFormats } from './validation/engineFormats.ts';

/** As much of an Ajv instance as this needs, so that any version of it will do. */
export interface FormatRegistry {
  /** As Ajv has it. */
  addFormat(name: string, format: (text: string) => boolean): unknown;
}

/**
 * Teaches an Ajv the formats of emitted form schemas. For servers that check with a validator of their own: no rjsf, no
 * React and no Ajv come along.
 */
export function addEngineFormats<A extends FormatRegistry>(ajv: A): A {
  for (const [name, isValid] of Object.entries(engineFormats)) ajv.addFormat(name, isValid);
  return ajv;
}
