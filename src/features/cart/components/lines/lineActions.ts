import type { CartLine, ChangeItems } from '#src/features/basket/index.ts';

/** The actions behind the buttons of a cart line. */
export interface LineActions {
  readonly remove: (line: CartLine) => void;
  readonly change: (change: ChangeItems) => void;
}
