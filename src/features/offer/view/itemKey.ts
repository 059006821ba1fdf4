interface Item {
  readonly nid?: number | undefined;
}

/** Names an item of a list in an address: by its number, or a new one by its position. */
export function itemKey({ nid }: Item, index: number): string {
  return nid === undefined ? `nieuw-${index + 1}` : String(nid);
}

/** The position of the item that a key names; -1 where it is gone. */
export function indexOfKey(items: readonly Item[], key: string): number {
  return items.findIndex((item, index) => itemKey(item, index) === key);
}
