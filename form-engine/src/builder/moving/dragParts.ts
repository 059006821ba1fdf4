import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type DropSide, dropSides } from '../pure/dropTarget.ts';
import type { DragHost } from './dragHost.ts';

export { dragsByFinger } from './fingerDrag.ts';

/** Makes a row one that can be dragged and dropped on. @returns undoes it. */
export type AttachRow = (row: HTMLElement, name: string) => () => void;

/** The rows of an outline that are dragged by a mouse, as the browser does it itself. */
export function rowsOf(host: DragHost): AttachRow {
  return (row, name) => {
    const show = (side: DropSide | undefined) => {
      if (side) row.dataset.drop = side;
      else delete row.dataset.drop;
    };
    return combine(
      draggable({
        element: row,
        getInitialData: () => ({ names: host.dragged(name) }),
        onGenerateDragPreview({ nativeSetDragImage }) {
          const text = host.previewText(host.dragged(name));
          if (text === undefined) return;
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render({ container }) {
              const preview = row.ownerDocument.createElement('div');
              preview.className = 'cf-builder-dragged';
              preview.textContent = text;
              container.append(preview);
            },
          });
        },
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => Array.isArray(source.data.names) && !source.data.names.includes(name),
        getData: ({ input, element }) =>
          attachInstruction(
            {},
            {
              input,
              element,
              axis: 'vertical',
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: host.holds(name) ? 'available' : 'not-available',
              },
            },
          ),
        onDrag: ({ self }) => show(dropSides[extractInstruction(self.data)?.operation ?? '']),
        onDragLeave: () => show(undefined),
        onDrop({ self, source }) {
          show(undefined);
          const side = dropSides[extractInstruction(self.data)?.operation ?? ''];
          // Cast is safe: `canDrop` looked at it.
          if (side) host.drop(source.data.names as readonly string[], name, side);
        },
      }),
    );
  };
}

/** Scrolls the page, and the outline where that scrolls by itself, while a row is dragged near an end of it. @returns undoes it. */
export function scrollsWhileDragging(outline: HTMLElement | null | undefined): () => void {
  const scrolls = outline && getComputedStyle(outline).overflowY === 'auto';
  return combine(
    autoScrollWindowForElements(),
    ...(scrolls ? [autoScrollForElements({ element: outline })] : []),
  );
}
