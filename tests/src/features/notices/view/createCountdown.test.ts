import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from '#src/features/notices/view/createCountdown.ts';
import { systemClock } from '#src/platform/loading/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const onEnd = vi.fn();
  return { onEnd, countdown: createCountdown(5000, onEnd, systemClock) };
}

test('createCountdown ends once, after its time', () => {
  const { onEnd, countdown } = start();
  countdown.run();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('createCountdown continues with the remaining time after a pause', () => {
  const { onEnd, countdown } = start();
  countdown.run();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.run();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('createCountdown ignores a second run and a second pause', () => {
  const { onEnd, countdown } = start();
  countdown.run();
  countdown.run();
  vi.advanceTimersByTime(1000);
  countdown.pause();
  countdown.pause();
  countdown.run();
  vi.advanceTimersByTime(4000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
