import { createStore } from 'zustand/vanilla';
import { userFeedback } from './wire/userFeedback.ts';

interface FeedbackState {
  /** The feedback of the latest response: every response replaces it (specification 7). */
  readonly lines: readonly string[];
  /** The latest feedback that wasn't empty. It stays after `lines` is cleared. */
  readonly last: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** The sentences of `result.user_feedback`, which the person should read. */
export const feedbackStore = createStore<FeedbackState>(() => ({ lines: none, last: undefined }));

/**
 * Does nothing on a server, whose store all visitors would share.
 * @param answer Of any response; undefined when the response was no valid answer.
 */
export function recordFeedback(answer: object | undefined): void {
  if (typeof document === 'undefined') return;
  const lines = userFeedback(answer);
  feedbackStore.setState(lines.length === 0 ? { lines: none } : { lines, last: lines });
}
