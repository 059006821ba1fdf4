import { engineFormats } from './validation/engineFormats.ts';

/** The part of an Ajv instance that `addEngineFormats` needs, so that any version of Ajv will do. */
export interface FormatRegistry {
  /** Same signature as Ajv's `addFormat`. */
  addFormat(name: string, format: (text: string) => boolean): unknown;
}

/**
 * Adds the formats of compiled form schemas to an Ajv instance, for servers with a validator of their own. Does not
 * import rjsf, React or Ajv.
 */
export function addEngineFormats<A extends FormatRegistry>(ajv: A): A {
  for (const [name, isValid] of Object.entries(engineFormats)) ajv.addFormat(name, isValid);
  return ajv;
}
