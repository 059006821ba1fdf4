import { useEffect, useState } from 'react';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';

/** The page's monotonic clock in milliseconds. Renders again when the next of these moments has passed. */
export function useMoments(moments: readonly number[]): number {
  const [now, setNow] = useState(monotonicNow);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(monotonicNow()), Math.max(0, next - monotonicNow()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** Seconds until a moment, updated every second; negative once the moment is past. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    const tell = () => setNow(monotonicNow());
    tell();
    const timer = setInterval(tell, 1000);
    // Browsers throttle timers in background tabs, so update when the tab becomes visible.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return (moment - now) / 1000;
}
