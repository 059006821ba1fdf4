import type { Texts } from '../texts/nl.ts';
import type { CompiledForm } from './compiledForm.ts';

/** The form with some texts replaced, in the rows of its groups too. The same form without texts. */
export function withTexts(form: CompiledForm, texts: Partial<Texts> | undefined): CompiledForm {
  if (!texts) return form;
  const rows = [...form.rows].map(([key, row]) => [key, withTexts(row, texts)] as const);
  return { ...form, texts: { ...form.texts, ...texts }, rows: new Map(rows) };
}
