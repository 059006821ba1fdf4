import { fieldId } from '../../rjsf/field/fieldId.ts';

/** The id of the text that says which step is shown. It gets the focus when another step appears. */
export function stepProgressId(idPrefix: string): string {
  return fieldId(idPrefix, 'step');
}
