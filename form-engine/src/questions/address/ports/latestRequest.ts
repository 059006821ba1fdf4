type Job = (signal: AbortSignal) => Promise<void>;

/** One request at a time, of which only the last counts: another one, or `cancel`, aborts the signal of the one before. */
export interface LatestRequest {
  now(job: Job): void;
  /** After so many milliseconds in which nothing else was asked. */
  later(milliseconds: number, job: Job): void;
  /** Starts the one that waits, if any. */
  flush(): void;
  cancel(): void;
}

export function createLatestRequest(): LatestRequest {
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Job | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
    running.abort();
  };
  const now = (job: Job) => {
    cancel();
    running = new AbortController();
    void job(running.signal);
  };
  const flush = () => {
    if (waiting) now(waiting);
  };
  const later = (milliseconds: number, job: Job) => {
    cancel();
    waiting = job;
    timer = setTimeout(flush, milliseconds);
  };
  return { now, later, flush, cancel };
}
