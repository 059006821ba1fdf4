type Job = (signal: AbortSignal) => Promise<void>;

/** Runs one request at a time. A newer request, or `cancel`, aborts the signal of the previous one. */
export interface LatestRequest {
  now(job: Job): void;
  /** Debounces the request, in milliseconds. */
  later(milliseconds: number, job: Job): void;
  /** Starts the debounced request at once, if there is one. */
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
