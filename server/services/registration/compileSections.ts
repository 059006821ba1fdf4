import { type CompiledForm, compileForm, type WireSection } from '@clubpoort/form-engine/headless';

/** The same form as the portal compiles: one rule, two places. */
export function compileSections(sections: readonly WireSection[]): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true });
}
