import { fillIn } from '../../texts/fillIn.ts';
import type { CompiledForm } from '../compiledForm.ts';

/** The name of the rows of a group: `Deelnemer`. */
export function rowName({ parameters, texts }: CompiledForm, key: string): string {
  const label = parameters.get(key)?.label;
  return typeof label === 'string' && label !== '' ? label : texts.row;
}

/** The label of one row of a group: `Deelnemer 2` for the index 1. */
export function rowLabel(form: CompiledForm, key: string, index: number): string {
  return fillIn(form.texts.rowLabel, { label: rowName(form, key), n: index + 1 });
}
