import pLimit from 'p-limit';

/** How many files of one form are sent at once (Specification 4.7 and 9). */
const parallelUploads = 2;

/** Work that runs two at a time, the rest in the order in which it was started. */
export interface UploadLine {
  start(id: string, run: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts it, and gives its place to the next. */
  stop(id: string): void;
  stopAll(): void;
  /** Resolves when nothing runs or waits; with `false` where everything was stopped meanwhile. */
  settled(): Promise<boolean>;
}

export function createUploadLine(): UploadLine {
  const limit = pLimit(parallelUploads);
  const underWay = new Map<string, AbortController>();
  let waiting: ((done: boolean) => void)[] = [];
  const tellWaiting = (done: boolean) => {
    if (underWay.size > 0) return;
    const due = waiting;
    waiting = [];
    for (const resolve of due) resolve(done);
  };
  const end = (id: string, life: AbortController) => {
    if (underWay.get(id) !== life) return;
    underWay.delete(id);
    tellWaiting(true);
  };
  return {
    start(id, run) {
      const life = new AbortController();
      underWay.set(id, life);
      const work = async () => {
        if (!life.signal.aborted) await run(life.signal);
      };
      void limit(work).finally(() => end(id, life));
    },
    stop(id) {
      const life = underWay.get(id);
      life?.abort();
      if (life) end(id, life);
    },
    stopAll() {
      for (const life of underWay.values()) life.abort();
      underWay.clear();
      tellWaiting(false);
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        tellWaiting(true);
      }),
  };
}
