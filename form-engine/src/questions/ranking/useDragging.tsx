import { type PointerEvent, useRef, useState } from 'react';
import { type ItemBox, placeAfter } from './rankedOrder.ts';

/** An item that is being dragged. */
interface Dragged {
  readonly from: number;
  readonly to: number;
  /** Its distance from its place, in pixels. */
  readonly distance: number;
}

interface Grabbed {
  readonly pointer: number;
  readonly from: number;
  readonly startY: number;
  readonly boxes: readonly ItemBox[];
}

/** Distance from the edge of the screen at which the page scrolls along, and by how much at each movement, in pixels. */
const scrollEdge = 60;
const scrollStep = 12;

/**
 * Drags the items of a list by mouse, pen or finger. The items move only on the screen until the pointer is released: an element
 * that moves in the document loses the pointer. A finger drags by the grip, because elsewhere it scrolls the page.
 */
export function useDragging(onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const grabbed = useRef<Grabbed>(undefined);
  const release = () => {
    grabbed.current = undefined;
    setDragged(undefined);
  };
  const handlers = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget, pointerId, pointerType, pageY, isPrimary, button } = event;
      if (!isPrimary || button !== 0 || !mayGrab(event.target, pointerType)) return;
      currentTarget.setPointerCapture(pointerId);
      grabbed.current = { pointer: pointerId, from: index, startY: pageY, boxes: boxesAround(currentTarget) };
    },
    onPointerMove: ({ pointerId, pageY, clientY }: PointerEvent<HTMLElement>) => {
      if (grabbed.current?.pointer !== pointerId) return;
      const { boxes, from, startY } = grabbed.current;
      const distance = pageY - startY;
      setDragged({ from, to: placeAfter(boxes, from, distance), distance });
      if (clientY < scrollEdge) window.scrollBy(0, -scrollStep);
      else if (clientY > window.innerHeight - scrollEdge) window.scrollBy(0, scrollStep);
    },
    onPointerUp: () => {
      if (dragged && dragged.to !== dragged.from) onDrop(dragged.from, dragged.to);
      release();
    },
    onPointerCancel: release,
    onLostPointerCapture: release,
  });
  /** The distance of each item from its place, in pixels. */
  const shiftOf = (index: number): number => {
    if (!dragged) return 0;
    const { from, to, distance } = dragged;
    if (index === from) return distance;
    const box = grabbed.current?.boxes[from];
    const room = box ? box.height + gapOf(grabbed.current?.boxes ?? []) : 0;
    if (index > from && index <= to) return -room;
    return index < from && index >= to ? room : 0;
  };
  return { draggedIndex: dragged?.from, handlers, shiftOf, cancel: release };
}

function mayGrab(target: EventTarget, pointerType: string): boolean {
  if (!(target instanceof Element) || target.closest('button')) return false;
  return pointerType === 'mouse' || target.closest('.cf-grip') !== null;
}

function boxesAround(item: HTMLElement): readonly ItemBox[] {
  return [...(item.parentElement?.children ?? [])].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top, height };
  });
}

function gapOf([first, second]: readonly ItemBox[]): number {
  return first && second ? second.top - first.top - first.height : 0;
}
