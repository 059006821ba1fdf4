import pLimit from 'p-limit';

/** Maximum number of parallel uploads in one form (Specification 4.7 and 9). */
const parallelUploads = 2;

/** A queue of jobs: two run at a time, the others wait in the order of their start. */
export interface UploadLine {
  start(id: string, run: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts a job and frees its place for the next. */
  stop(id: string): void;
  stopAll(): void;
  /** Resolves when the queue is empty. Resolves with `false` where `stopAll` emptied it. */
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
