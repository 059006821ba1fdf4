import type { QuestionKind } from './questionKind.ts';

const known = new WeakSet<QuestionKind>();

/**
 * A list of built-in kinds, whose answers are checked by the code that Ajv generated under their names. By kind object and not by
 * name, so that a host's kind called `text` doesn't get the check of the built-in one. A form of a JSON Schema has its own list, so that
 * it doesn't load all other kinds to know that.
 */
export function builtIn<const Kinds extends readonly QuestionKind[]>(kinds: Kinds): Kinds {
  for (const kind of kinds) known.add(kind);
  return kinds;
}

/** Whether a kind is built in. */
export function isBuiltIn(kind: QuestionKind): boolean {
  return known.has(kind);
}
