import { type RefObject, useLayoutEffect, useRef } from 'react';

const links = '[role="listitem"] h2 a';

/**
 * Moves the focus to the first new row after the button "Toon meer" was pressed. The button may be gone then, and a keyboard goes on
 * where the list goes on.
 *
 * @param list The list on screen.
 * @param count The number of rows now.
 * @returns notes the press
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const shownBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || count === before) return;
    shownBefore.current = undefined;
    // Fewer rows are another list: then the focus stays where the person moved it.
    if (count > before) list.current?.querySelectorAll<HTMLElement>(links)[before]?.focus();
  }, [list, count]);
  return () => {
    shownBefore.current = count;
  };
}
