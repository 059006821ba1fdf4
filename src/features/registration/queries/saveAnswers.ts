import type { OperationRequest } from '#schemas/operations.ts';
import { post } from '#src/api/call.ts';
import { type SaveOutcome, saveOutcome } from '../../form-filling/index.ts';

type SaveRequest = OperationRequest<'save_combined_course_registration_form'>;
export type FilledForms = Omit<SaveRequest, 'privacyAccepted'>;

/** @throws {ApiFailure} for a failure that a form can't show. */
export function saveAnswers(forms: FilledForms, idempotencyKey: string): Promise<SaveOutcome> {
  const request = { ...forms, privacyAccepted: true } as const;
  return saveOutcome(post('save_combined_course_registration_form', request, { idempotencyKey }));
}
