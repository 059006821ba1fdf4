import { type CompiledForm, compileForm, type WireSection } from '@clubpoort/form-engine/headless';

/** Compiles a form in the same way as the portal. */
export function compileSections(sections: readonly WireSection[]): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true });
}
