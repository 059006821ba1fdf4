import { type CompiledForm, compileForm } from '@clubpoort/form-engine/headless';
import { browserClock } from '../../form-filling/index.ts';

/** Compiles with all diagnostics, with the settings of the server: names may have an apostrophe, and ages count today. */
export function compilePreview(sections: readonly unknown[]): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true, today: browserClock.today() });
}
