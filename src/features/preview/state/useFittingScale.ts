import { useEffect, useRef, useState } from 'react';

/** How much smaller something of this width must be drawn to fit into the room that there is; never larger. */
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
