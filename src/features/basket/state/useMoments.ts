import { useEffect, useState } from 'react';
import { monotonicNow } from '#src/platform/monotonicClock.ts';

/** Milliseconds of the page's own clock, told anew as each of these moments has come. */
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

/** Seconds until a moment, told every second; below zero once it is past. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    const tell = () => setNow(monotonicNow());
    tell();
    const timer = setInterval(tell, 1000);
    // A tab in the background is told late.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return (moment - now) / 1000;
}
