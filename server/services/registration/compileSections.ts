import { type CompiledForm, compileForm, type WireSection } from '@clubpoort/form-engine/headless';

/**
 * Compiles a form in the same way as the portal.
 *
 * @param today settles conditions on an age, `YYYY-MM-DD`. Nobody answers a form that is compiled without it.
 */
export function compileSections(sections: readonly WireSection[], today?: string): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true, today });
}
