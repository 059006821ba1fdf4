import { type AnswerValidator, createAnswerValidator } from './answerValidator.ts';
import type { AnswerChecks } from './schemaFailure.ts';

/** A validator whose generated code loads after the form is drawn. */
export interface LateValidator {
  /** The validator, once its code has loaded. */
  readonly loaded: () => AnswerValidator | undefined;
  /** Loads the code. A failed load can be tried again. */
  readonly load: () => Promise<AnswerValidator>;
  /** @throws before the code has loaded: nothing is ever taken for checked without a check. */
  readonly get: () => AnswerValidator;
  /** Calls the listener when the code has loaded. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createLateValidator(loadChecks: () => Promise<AnswerChecks>): LateValidator {
  const listeners = new Set<() => void>();
  let validator: AnswerValidator | undefined;
  return {
    loaded: () => validator,
    async load() {
      const checks = await loadChecks();
      if (validator) return validator;
      validator = createAnswerValidator(checks);
      for (const listener of listeners) listener();
      return validator;
    },
    get() {
      if (!validator) throw new Error('The checks of the form have not loaded yet');
      return validator;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The validator of all forms in a browser.
 * Decision: docs/decisions/0164-a-form-is-drawn-before-its-masks-and-lists.md
 */
export const formValidator = createLateValidator(
  async () => (await import('./generated/answerChecks.js')).answerChecks,
);
