import type { ChangeItems } from '../../state/cartItems.ts';
import type { CartLine } from '../../view/cartView.ts';

/** What the buttons of a line do. */
export interface LineActions {
  readonly remove: (line: CartLine) => void;
  readonly change: (change: ChangeItems) => void;
}
