import type { OperationRequest } from '#schemas/operations.ts';
import { post } from '#src/api/call.ts';
import { type SaveOutcome, saveOutcome } from '../../form-filling/index.ts';

export type SentForm = Omit<OperationRequest<'save_form'>, 'privacyAccepted'>;

/** @throws {ApiFailure} for a failure that the form can't show at a question. */
export function sendForm(form: SentForm, idempotencyKey: string): Promise<SaveOutcome> {
  return saveOutcome(post('save_form', { ...form, privacyAccepted: true }, { idempotencyKey }));
}
