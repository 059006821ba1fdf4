import type { DropSide } from '../pure/dropTarget.ts';
import type { DragHost } from './dragHost.ts';

/** Time that a finger stays on a row until the row is dragged, in milliseconds. A browser drags by itself after 500. */
const longPress = 350;

/** Distance in CSS pixels that a resting finger may move. A finger that moves more scrolls the page. */
const slack = 10;

/** Height of the strip at each end in which a dragging finger scrolls, and the most that it scrolls a frame, in CSS pixels. */
const edge = 96;
const fastest = 14;

interface Drag {
  readonly row: HTMLElement;
  readonly names: readonly string[];
  readonly finger: number;
  x: number;
  y: number;
  /** The row under the finger and the side of it, where parts can land. */
  onto: { readonly row: HTMLElement; readonly side: DropSide } | undefined;
}

/**
 * Drags the rows of an outline with a finger after a long press. Touches are read here, and not left to the browser: some browsers
 * drag nothing by touch, and a long press opens a menu in others.
 *
 * @returns undoes it
 */
export function dragsByFinger(tree: HTMLElement, host: DragHost): () => void {
  const undo = new AbortController();
  const { signal } = undo;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Touch | undefined;
  let pressed: HTMLElement | undefined;
  let drag: Drag | undefined;
  let frame = 0;

  const rowOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    return row && tree.contains(row) ? row : undefined;
  };
  const show = (onto: Drag['onto']) => {
    if (drag?.onto) delete drag.onto.row.dataset.drop;
    if (drag) drag.onto = onto;
    if (onto) onto.row.dataset.drop = onto.side;
  };
  const findTarget = () => {
    if (!drag) return;
    const row = rowOf(tree.ownerDocument.elementFromPoint(drag.x, drag.y));
    const name = row?.dataset.place;
    const isOwn = name === undefined || drag.names.some((one) => name === one || name.startsWith(`${one}-`));
    show(row && !isOwn ? { row, side: sideOf(row, drag.y, host.holds(name)) } : undefined);
  };
  const scroll = () => {
    if (!drag) return;
    scrollNear(tree, drag.y);
    findTarget();
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    show(undefined);
    for (const row of tree.querySelectorAll('[data-dragged]')) row.removeAttribute('data-dragged');
    // The mouse of the same device drags it again.
    if (pressed?.hasAttribute('draggable')) pressed.draggable = true;
    [waiting, pressed, drag] = [undefined, undefined, undefined];
  };
  const begin = (row: HTMLElement, { identifier: finger, clientX: x, clientY: y }: Touch) => {
    const names = host.dragged(row.dataset.place ?? '');
    drag = { row, names, finger, x, y, onto: undefined };
    for (const name of names) tree.querySelector(`[data-place="${name}"]`)?.setAttribute('data-dragged', '');
    navigator.vibrate?.(10);
    frame = requestAnimationFrame(scroll);
  };
  const onStart = (event: TouchEvent) => {
    end();
    const row = rowOf(event.target);
    const [touch] = event.touches;
    if (!row?.draggable || !touch || event.touches.length > 1) return;
    // Until the finger goes: the browser would begin a drag of its own, and take the touches away.
    row.draggable = false;
    [pressed, waiting] = [row, touch];
    timer = setTimeout(() => begin(row, touch), longPress);
  };
  const onMove = (event: TouchEvent) => {
    const touch = [...event.touches].find(
      ({ identifier }) => identifier === (drag?.finger ?? waiting?.identifier),
    );
    if (!touch) return;
    if (drag) {
      // The page stays where it is below a dragging finger.
      event.preventDefault();
      [drag.x, drag.y] = [touch.clientX, touch.clientY];
      findTarget();
    } else if (
      waiting &&
      Math.hypot(touch.clientX - waiting.clientX, touch.clientY - waiting.clientY) > slack
    )
      end();
  };
  const onEnd = (event: TouchEvent) => {
    const dropped = drag;
    const onto = drag?.onto;
    end();
    if (!dropped) return;
    // A press would select the row.
    event.preventDefault();
    if (onto?.row.dataset.place) host.drop(dropped.names, onto.row.dataset.place, onto.side);
  };
  tree.addEventListener('touchstart', onStart, { passive: true, signal });
  tree.addEventListener('touchmove', onMove, { passive: false, signal });
  tree.addEventListener('touchend', onEnd, { signal });
  tree.addEventListener('touchcancel', end, { signal });
  tree.addEventListener('contextmenu', (event) => waiting && event.preventDefault(), { signal });
  return () => {
    end();
    undo.abort();
  };
}

/** The side of a row at a height: a quarter at each end is before and after, where parts can go into the row. */
function sideOf(row: HTMLElement, y: number, holds: boolean): DropSide {
  const { top, height } = row.getBoundingClientRect();
  const at = (y - top) / height;
  if (!holds) return at < 0.5 ? 'before' : 'after';
  if (at < 0.25) return 'before';
  return at > 0.75 ? 'after' : 'inside';
}

/** Scrolls the outline, where that scrolls by itself, and else the page, when a finger is near an end of what is in sight. */
function scrollNear(tree: HTMLElement, y: number): void {
  const pane = tree.parentElement;
  const isPane = pane && getComputedStyle(pane).overflowY === 'auto';
  const bottom = tree.ownerDocument.documentElement.clientHeight;
  const box = isPane ? pane.getBoundingClientRect() : { top: 0, bottom };
  const [start, end] = [Math.max(0, box.top), Math.min(bottom, box.bottom)];
  const by = y < start + edge ? y - start - edge : Math.max(0, y - end + edge);
  if (by === 0) return;
  const step = Math.round((by / edge) * fastest);
  if (isPane) pane.scrollTop += step;
  else window.scrollBy(0, step);
}
