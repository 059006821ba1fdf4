/**
 * The questions whose answers a host is being asked about at this moment: an address, for instance. A submit waits for
 * them, so that a verdict that is on its way counts.
 */
export interface ChecksUnderWay {
  /** Told by the control of a question, when a check begins and when it is over, whatever came of it. */
  tell(key: string, isUnderWay: boolean): void;
  isUnderWay(): boolean;
  /** Resolves when none is under way. */
  settled(): Promise<void>;
}

export function createChecksUnderWay(): ChecksUnderWay {
  const keys = new Set<string>();
  let waiting: (() => void)[] = [];
  return {
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
