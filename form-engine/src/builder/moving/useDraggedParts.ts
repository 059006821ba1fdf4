import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { dropTarget, holdsQuestions } from '../pure/dropTarget.ts';
import { moveParts } from '../pure/edits.ts';
import type { Place } from '../pure/parts.ts';
import type { Builder } from '../useBuilder.ts';
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
  // The rows are attached once; what they do is about the form of now.
  const now = useRef(builder);
  useEffect(() => {
    now.current = builder;
  });
  useEffect(() => {
    if (isReadOnly) return setAttach(undefined);
    let isGone = false;
    let stopScrolling: (() => void) | undefined;
    import('./dragParts.ts').then(
      ({ rowsOf, scrollsWhileDragging }) => {
        if (isGone) return;
        stopScrolling = scrollsWhileDragging(tree.current?.parentElement);
        const rows = rowsOf({
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
        });
        setAttach(() => rows);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stopScrolling?.();
    };
  }, [isReadOnly, tree]);
  return attach;
}

function nameOf(place: Place): string {
  return place.join('-');
}

function placeOf(name: string): Place {
  return name.split('-').map(Number);
}
