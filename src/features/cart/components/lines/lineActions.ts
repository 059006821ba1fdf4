import type { CartLine, ChangeItems } from '#src/features/basket/index.ts';

/** What the buttons of a line do. */
export interface LineActions {
  readonly remove: (line: CartLine) => void;
  readonly change: (change: ChangeItems) => void;
}
