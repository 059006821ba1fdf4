import { useRef } from 'react';
import * as v from 'valibot';
import { useRestoredState } from './useRestoredState.ts';
import { sliceSize } from './useRowsDrawn.ts';

/**
 * The number of rows to render at once on return by history: all rows that the person had passed. Undefined on a new visit.
 */
export function useRowsSeen() {
  const list = useRef<HTMLDivElement>(null);
  const rowsSeen = useRestoredState('rowsSeen', v.number(), () => rowsPassed(list.current));
  return { list, rowsSeen: rowsSeen || undefined };
}

function rowsPassed(list: HTMLDivElement | null): number {
  const slices = [...(list?.firstElementChild?.children ?? [])];
  return slices.filter((slice) => slice.getBoundingClientRect().top < window.innerHeight).length * sliceSize;
}
