import type { CompiledForm, CompileOptions } from './compiledForm.ts';
import { compileParts } from './compileParts.ts';
import { compileWith } from './compileWith.ts';

/**
 * Compiles the sections from a server into a form. Never throws on bad wire data: `diagnostics` lists the faults, and
 * every readable question is asked.
 *
 * @param wire sections as in `section.schema.json`, or any other value.
 */
export function compileForm(wire: unknown, options: CompileOptions = {}): CompiledForm {
  return compileWith(wire, options, compileParts);
}
