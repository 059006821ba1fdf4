import type { Problem } from '../../questions/question-kind/problem.ts';

/**
 * The questions whose answers the host is checking at this moment, an address for instance. A submit waits for these
 * checks, so that a pending verdict counts.
 */
export interface ChecksUnderWay {
  /** Called by the control of a question when a check starts and when it ends, whatever the result. */
  tell(key: string, isUnderWay: boolean): void;
  isUnderWay(): boolean;
  /** Answers that their fields moved since the last submit. That submit shows them before anything is sent. */
  readonly moved: (() => readonly Problem[])[];
  /** Resolves when no check is in progress. */
  settled(): Promise<void>;
}

export function createChecksUnderWay(): ChecksUnderWay {
  const keys = new Set<string>();
  let waiting: (() => void)[] = [];
  return {
    moved: [],
    tell(key, isUnderWay) {
      if (isUnderWay) keys.add(key);
      else keys.delete(key);
      if (keys.size > 0) return;
      const due = waiting;
      waiting = [];
      for (const resolve of due) resolve();
    },
    isUnderWay: () => keys.size > 0,
    settled: () =>
      keys.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
  };
}
