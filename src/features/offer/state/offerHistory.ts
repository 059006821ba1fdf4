import type { OfferFile } from './offerFile.ts';

/** An offer before a change, and what the change was. */
interface Step {
  readonly content: OfferFile;
  /** `Prijs van Ballet`, for the names of the buttons. */
  readonly what: string;
}

/** The changes that can be undone, and those that were. The last ones are at the end. */
export interface OfferHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const noHistory: OfferHistory = { past: [], future: [] };

/** Changes that are kept. */
const longest = 100;

/** Adds a change. Keys typed one after the other in one form are one change. */
export function withChange({ past }: OfferHistory, step: Step, goesOn: boolean): OfferHistory {
  if (goesOn && past.at(-1)?.what === step.what) return { past, future: [] };
  return { past: [...past, step].slice(-longest), future: [] };
}

interface Moved {
  readonly history: OfferHistory;
  readonly content: OfferFile;
}

/** The offer before the last change; `undefined` without one. */
export function undone({ past, future }: OfferHistory, now: OfferFile): Moved | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const back = { content: now, what: step.what };
  return { content: step.content, history: { past: past.slice(0, -1), future: [...future, back] } };
}

/** The offer after the last change that was undone; `undefined` without one. */
export function redone({ past, future }: OfferHistory, now: OfferFile): Moved | undefined {
  const step = future.at(-1);
  if (!step) return undefined;
  const back = { content: now, what: step.what };
  return { content: step.content, history: { past: [...past, back], future: future.slice(0, -1) } };
}
