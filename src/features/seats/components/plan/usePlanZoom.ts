import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels of a seat. */
const smallest = 20;
const largest = 72;
const step = 1.3;
/** The size that a finger hits (WCAG 2.5.5). */
const touch = 44;

export interface PlanZoom {
  /** What the drawing scrolls in. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The whole hall is as wide as the frame. */
  readonly isFitted: boolean;
  /** Pixels of a seat, where it isn't fitted. */
  readonly cell: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
}

/**
 * How large the drawing is. One finger and the wheel scroll as everywhere; two fingers, and the wheel with Control, change
 * the size. What was in the middle stays there.
 *
 * @param width Of the hall, in seats.
 */
export function usePlanZoom(width: number): PlanZoom {
  const frame = useRef<HTMLDivElement>(null);
  // A finger gets seats that it can hit; a mouse sees the whole hall.
  const [cell, setCell] = useState<number | 'fit'>(() =>
    matchMedia('(pointer: coarse)').matches ? touch : 'fit',
  );
  const fitted = () => (frame.current?.firstElementChild?.clientWidth ?? 0) / width;
  const zoomBy = (factor: number) =>
    setCell((now) => {
      const from = now === 'fit' ? fitted() : now;
      // A small hall that fits its frame may be larger than the largest already: growing never makes it smaller.
      return Math.min(Math.max(largest, from), Math.max(Math.min(smallest, from), from * factor));
    });

  useKeptMiddle(frame, cell);
  useGestures(frame, zoomBy);
  return {
    frame,
    isFitted: cell === 'fit',
    cell: cell === 'fit' ? touch : cell,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: () => setCell('fit'),
  };
}

/** Where the middle of what is seen lies in the whole, from 0 to 1. */
function middleOf({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) {
  return {
    x: (scrollLeft + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  };
}

function useKeptMiddle(frame: RefObject<HTMLDivElement | null>, cell: number | 'fit'): void {
  // It opens on the middle of the stage.
  const middle = useRef({ x: 0.5, y: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is why it scrolls
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { x, y } = middle.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
    const remember = () => {
      middle.current = middleOf(element);
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [frame, cell]);
}

function useGestures(frame: RefObject<HTMLDivElement | null>, zoomBy: (factor: number) => void): void {
  const zoom = useRef(zoomBy);
  zoom.current = zoomBy;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let apart = 0;
    const start = (event: TouchEvent) => {
      apart = distance(event.touches);
    };
    const pinch = (event: TouchEvent) => {
      const now = distance(event.touches);
      if (now === 0 || apart === 0) return;
      event.preventDefault();
      zoom.current(now / apart);
      apart = now;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY / 200));
    };
    element.addEventListener('touchstart', start, { passive: true });
    // Not passive: React's own listeners could not keep the browser from zooming the page.
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}

/** Between two fingers; 0 with any other number of them. */
function distance(touches: TouchList): number {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
