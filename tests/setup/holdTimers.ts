import { onTestFinished, vi } from 'vitest';

/**
 * Holds the page's timers until the test moves them by `vi.advanceTimersByTimeAsync`: on a busy machine the next key would
 * come after the pause that it should come in. Actions on a locator move them too, while they wait; `userEvent.keyboard`
 * and `userEvent.tab` don't.
 */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
