import { useEffect, useRef, useState } from 'react';

/** The scale at which a width fits in the available space; at most 1. */
export function useFittingScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, scale: available > 0 ? Math.min(1, available / width) : 1 };
}
