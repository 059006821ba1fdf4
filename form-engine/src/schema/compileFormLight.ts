import type { CompiledForm, CompileOptions } from './compiledForm.ts';
import { compileWith } from './compileWith.ts';

/**
 * Like `compileForm`, for a page that is to stay small: without diagnostics, and without the code for computed values, checks between
 * answers and options from elsewhere. Draw it with `RegistrationForm`, or complete it by `useCompleteForm`, before answers are
 * encoded or checked.
 */
export function compileFormLight(wire: unknown, options: CompileOptions = {}): CompiledForm {
  return compileWith(wire, options, {});
}
