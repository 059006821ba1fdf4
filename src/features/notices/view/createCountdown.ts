import type { Clock } from '#src/platform/loading/clock.ts';

export interface Countdown {
  /** Starts, or resumes with the remaining time. */
  run(): void;
  pause(): void;
}

/** A countdown in milliseconds that keeps the remaining time while paused. */
export function createCountdown(milliseconds: number, onEnd: () => void, clock: Clock): Countdown {
  let left = milliseconds;
  let running: { timer: ReturnType<typeof setTimeout>; since: number } | undefined;
  return {
    run() {
      running ??= { timer: setTimeout(onEnd, left), since: clock.now() };
    },
    pause() {
      if (!running) return;
      clearTimeout(running.timer);
      left = Math.max(0, left - (clock.now() - running.since));
      running = undefined;
    },
  };
}
