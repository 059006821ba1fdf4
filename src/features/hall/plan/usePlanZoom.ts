import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Hall } from '../view/hall.ts';
import { openingLeft } from '../view/moveInHall.ts';

/** Size of a seat, in pixels. */
const smallest = 20;
const largest = 72;
const step = 1.3;
/** Minimum size of a touch target, in pixels (WCAG 2.5.5). */
const touch = 44;
/** Minimum size of a target for a mouse, in pixels (WCAG 2.5.8). A smaller number in a seat can't be read either. */
const readable = 24;

export interface PlanZoom {
  /** The element in which the plan scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether the whole hall is as wide as the frame. */
  readonly isFitted: boolean;
  /** Size of a seat in pixels, when the hall is not fitted. */
  readonly cell: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
}

/**
 * The zoom level of the seat plan. One finger and the wheel scroll; a pinch and Ctrl + wheel zoom. The middle of the view
 * stays in place. A plan wider than its frame opens at its row letters.
 */
export function usePlanZoom(hall: Hall): PlanZoom {
  const { width } = hall;
  const frame = useRef<HTMLDivElement>(null);
  // A touch screen starts with seats that a finger can hit. A mouse starts with the whole hall, where its seats are large enough.
  const [cell, setCell] = useState<number | 'fit'>(() =>
    matchMedia('(pointer: coarse)').matches || window.innerWidth / width < readable ? touch : 'fit',
  );
  const fitted = () => (frame.current?.firstElementChild?.clientWidth ?? 0) / width;
  const zoomBy = (factor: number) =>
    setCell((now) => {
      const from = now === 'fit' ? fitted() : now;
      // A small fitted hall may already exceed the maximum: zooming in must never shrink it.
      return Math.min(Math.max(largest, from), Math.max(Math.min(smallest, from), from * factor));
    });

  useKeptMiddle(frame, cell, hall);
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

/** The middle of the visible part, as fractions of the whole plan (0 to 1). */
function middleOf({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) {
  return {
    x: (scrollLeft + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  };
}

function useKeptMiddle(frame: RefObject<HTMLDivElement | null>, cell: number | 'fit', hall: Hall): void {
  const middle = useRef<ReturnType<typeof middleOf>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the zoom level changes
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (middle.current) {
      const { x, y } = middle.current;
      element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
      element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
    } else if (cell !== 'fit') {
      element.scrollLeft = openingLeft(hall, element.clientWidth / cell) * cell;
    }
    // A whole hall has nothing to scroll, so it zooms in on the middle of the stage.
    middle.current ??= cell === 'fit' ? { x: 0.5, y: 0 } : middleOf(element);
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
    // Not passive, because preventing the browser's page zoom needs `preventDefault`. React's listeners are passive.
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
}

/** The distance between two fingers in pixels; 0 for any other number of fingers. */
function distance(touches: TouchList): number {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
