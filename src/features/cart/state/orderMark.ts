/** What an order is made of: another cart or another price is another order. */
export interface OrderOf {
  readonly tariffs: readonly number[];
  /** Cents, as it was shown. */
  readonly total: number;
}

/** Tells one order from another without saying what is in it: web storage never holds a price (FNV-1a, 32 bits). */
export function orderMark({ tariffs, total }: OrderOf): string {
  const written = [total, ...[...tariffs].sort((a, b) => a - b)].join(',');
  let mark = 0x811c9dc5;
  for (const character of written) mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193);
  return (mark >>> 0).toString(36);
}
