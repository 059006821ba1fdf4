import { personPorts } from './usePersonForm.ts';

/** Removes a draft that the person discarded on purpose. */
export function forgetDraft(draftKey: string): void {
  void personPorts.drafts?.remove(draftKey, AbortSignal.timeout(1000));
}
