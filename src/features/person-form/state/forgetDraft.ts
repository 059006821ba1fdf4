import { personPorts } from './personPorts.ts';

/** What somebody left behind on purpose doesn't come back. */
export function forgetDraft(draftKey: string): void {
  void personPorts.drafts?.remove(draftKey, AbortSignal.timeout(1000));
}
