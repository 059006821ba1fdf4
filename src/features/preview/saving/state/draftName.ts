import type { FormToEdit } from '../../view/formToEdit.ts';

/** The name of a draft on a device. Two managers may use one device. */
export function draftName(form: FormToEdit, uid: number): string {
  return `built-form.${uid}.${form.club}.${form.scope}${form.scope === 'club' ? '' : `.${form.id}`}`;
}
