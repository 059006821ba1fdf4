/** The items with the one at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length
    ? items
    : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The place and the height of one item on the screen, in pixels. */
export interface ItemBox {
  readonly top: number;
  readonly height: number;
}

/** The place of an item that was dragged by `distance` pixels: behind every item whose middle it is past. */
export function placeAfter(boxes: readonly ItemBox[], from: number, distance: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const top = dragged.top + distance;
  const bottom = top + dragged.height;
  return boxes.filter((box, index) => {
    const middle = box.top + box.height / 2;
    return index < from ? top >= middle : index > from && bottom > middle;
  }).length;
}
