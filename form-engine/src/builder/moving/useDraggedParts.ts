import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { dropTarget, holdsQuestions } from '../pure/dropTarget.ts';
import { moveParts } from '../pure/edits.ts';
import type { Place } from '../pure/parts.ts';
import type { Builder } from '../useBuilder.ts';
import type { DragHost } from './dragHost.ts';
import type { AttachRow } from './dragParts.ts';

/**
 * Dragging in the outline. It is loaded after the outline is drawn: until then, and where it can't be loaded, keys and buttons move
 * parts as well.
 */
export function useDraggedParts(
  builder: Builder,
  tree: RefObject<HTMLElement | null>,
): AttachRow | undefined {
  const [attach, setAttach] = useState<AttachRow>();
  const { isReadOnly } = builder;
  // A form without sections has no outline yet.
  const isDrawn = builder.sections.length > 0;
  // The rows are attached once; what they do is about the form of now.
  const now = useRef(builder);
  useEffect(() => {
    now.current = builder;
  });
  useEffect(() => {
    if (isReadOnly || !isDrawn) return setAttach(undefined);
    let isGone = false;
    const undo: (() => void)[] = [];
    import('./dragParts.ts').then(
      ({ rowsOf, dragsByFinger, scrollsWhileDragging }) => {
        if (isGone) return;
        undo.push(scrollsWhileDragging(tree.current?.parentElement));
        const host: DragHost = {
          dragged(name) {
            const { places } = now.current;
            const names = places.map(nameOf);
            return names.includes(name) ? names : [name];
          },
          previewText: (names) =>
            names.length > 1 ? fillIn(now.current.texts.severalSelected, { n: names.length }) : undefined,
          holds: (name) => holdsQuestions(now.current.sections, placeOf(name)),
          drop(names, onName, side) {
            const { sections, change } = now.current;
            const places = names.map(placeOf);
            const target = dropTarget(sections, places, placeOf(onName), side);
            change('move', target ? moveParts(sections, places, target) : { refused: 'wrong-level' });
          },
        };
        if (tree.current) undo.push(dragsByFinger(tree.current, host));
        const rows = rowsOf(host);
        setAttach(() => rows);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      for (const each of undo) each();
    };
  }, [isReadOnly, isDrawn, tree]);
  return attach;
}

function nameOf(place: Place): string {
  return place.join('-');
}

function placeOf(name: string): Place {
  return name.split('-').map(Number);
}
