import { createStore } from 'zustand/vanilla';
import { userFeedback } from './wire/userFeedback.ts';

interface FeedbackState {
  /** What the last response had to say: every response clears what the one before it said (specification 7). */
  readonly lines: readonly string[];
  /** The last response that did say something, cleared or not. */
  readonly heard: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** The sentences of `result.user_feedback`, for a person to read. */
export const feedbackStore = createStore<FeedbackState>(() => ({ lines: none, heard: undefined }));

/** @param answer Of any response; undefined where it was no answer of ours. */
export function hearFeedback(answer: object | undefined): void {
  const lines = userFeedback(answer);
  feedbackStore.setState(lines.length === 0 ? { lines: none } : { lines, heard: lines });
}
