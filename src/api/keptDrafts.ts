import type { OperationRequest } from '#schemas/operations.ts';
import { get, post } from './call.ts';
import { type KeptDraft, parseKeptDraft, parseKeptDraftOrNone } from './entities/registration/keptDraft.ts';

/** @throws {ApiFailure} */
export async function getDraft(request: OperationRequest<'get_draft'>): Promise<KeptDraft | null> {
  return parseKeptDraftOrNone((await get('get_draft', request)).result);
}

/** Sends an edit of a draft. @returns the draft that stands. @throws {ApiFailure} */
export async function saveDraft(request: OperationRequest<'save_draft'>): Promise<KeptDraft> {
  return parseKeptDraft((await post('save_draft', request, { keepalive: true })).result);
}
