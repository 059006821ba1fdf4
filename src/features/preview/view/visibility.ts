import type { FormEditor } from '#src/api/entities/forms/builtForm.ts';

/** Whether members see a form once it is saved: a form outside courses is seen only while it is open. */
export type Visibility = 'shown' | 'hidden';

export function visibilityOf({ state }: Pick<FormEditor, 'state'>): Visibility {
  return state === null || state === 'open' ? 'shown' : 'hidden';
}
