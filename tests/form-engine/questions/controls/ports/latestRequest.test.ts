import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatestRequest } from '#form-engine/src/questions/controls/ports/latestRequest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createLatestRequest', () => {
  it('aborts a request when a newer one starts', () => {
    const request = createLatestRequest();
    const jobs = [
      vi.fn(async (_signal: AbortSignal) => {}),
      vi.fn(async (_signal: AbortSignal) => {}),
    ] as const;
    request.now(jobs[0]);
    request.now(jobs[1]);
    expect(jobs.map((job) => job.mock.calls[0]?.[0].aborted)).toEqual([true, false]);
    request.cancel();
    expect(jobs[1].mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('debounces waiting requests, and starts only the last one; flush starts it at once', () => {
    const request = createLatestRequest();
    const first = vi.fn(async () => {});
    const last = vi.fn(async () => {});
    request.later(400, first);
    vi.advanceTimersByTime(399);
    request.later(400, last);
    vi.advanceTimersByTime(399);
    expect(last).not.toHaveBeenCalled();
    request.flush();
    request.flush();
    vi.advanceTimersByTime(1000);
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });
});
