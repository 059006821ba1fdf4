import { useRef } from 'react';
import * as v from 'valibot';
import { useKeptOfEntry } from './useKeptOfEntry.ts';
import { sliceSize } from './useRowsDrawn.ts';

/** How many rows of a list somebody had come past who comes back to it; undefined for who comes anew. All of those are drawn at once. */
export function useRowsSeen() {
  const list = useRef<HTMLDivElement>(null);
  const rowsSeen = useKeptOfEntry('rowsSeen', v.number(), () => rowsPassed(list.current));
  return { list, rowsSeen: rowsSeen || undefined };
}

function rowsPassed(list: HTMLDivElement | null): number {
  const slices = [...(list?.firstElementChild?.children ?? [])];
  return slices.filter((slice) => slice.getBoundingClientRect().top < window.innerHeight).length * sliceSize;
}
