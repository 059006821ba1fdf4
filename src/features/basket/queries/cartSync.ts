import { failureOf } from '#src/api/apiFailure.ts';
import type { KeptCart } from '#src/api/entities/orders/keptCart.ts';
import { isUnknownOperation } from '#src/api/isUnknownOperation.ts';
import { getCarts, saveCart } from '#src/api/keptCarts.ts';
import type { Clock } from '#src/platform/loading/clock.ts';
import { contentsOf, itemsOf } from '../state/cartContents.ts';
import { isEmptyCart } from '../state/cartItems.ts';
import {
  type CartStore,
  cartItems,
  type FollowedCart,
  type UnsavedCart,
  unsavedCarts,
} from '../state/cartStore.ts';

/** The longest age of an edit that the server takes, in milliseconds: 30 days. */
const longestAge = 2_592_000_000;

interface CartSync {
  /** Sends the edits of this browser. Edits that can't be sent now stay for the next attempt. */
  send(): Promise<void>;
  /** Sends the edits, and takes over the carts that the server keeps. */
  sync(): Promise<void>;
}

interface SyncPorts {
  readonly store: CartStore;
  readonly clock: Clock;
  /** Called when a filled cart of this browser changed because of another device. */
  readonly onReplaced: () => void;
  /** Called when the server turns out to keep carts. */
  readonly onKept: () => void;
}

/**
 * Makes the carts of this browser follow the account. The newer edit wins. A backend that keeps no carts leaves them in this browser.
 * Decision: docs/decisions/0101-a-cart-follows-the-account.md
 */
export function createCartSync({ store, clock, onReplaced, onKept }: SyncPorts): CartSync {
  let isKept: 'unknown' | 'yes' | 'no' = 'unknown';
  let queue = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work);
    return queue;
  };

  const sendEdit = async (edit: UnsavedCart) => {
    const age = Math.min(Math.max(0, clock.now() - edit.at), longestAge);
    try {
      const contents = contentsOf(edit.items);
      const kept = await saveCart({ ...edit.owner, age, ...(contents && { contents }) });
      store.getState().settle(edit);
      takeOver([kept]);
      return true;
    } catch (error) {
      // A cart that the server refuses stays in this browser: sending it again changes nothing.
      if (failureOf(error)?.kind !== 'refused') return false;
      store.getState().settle(edit);
      return true;
    }
  };

  const takeOver = (kept: readonly KeptCart[]) => {
    const before = store.getState();
    before.follow(kept.map(followed));
    const after = store.getState();
    const isReplaced = kept.some(({ club, uid }) => {
      const shown = cartItems(before, { club, uid });
      return !isEmptyCart(shown) && !isSame(shown, cartItems(after, { club, uid }));
    });
    if (isReplaced) onReplaced();
  };

  const send = async () => {
    if (isKept === 'no') return;
    for (const edit of unsavedCarts(store.getState())) if (!(await sendEdit(edit))) return;
  };

  const sync = async () => {
    if (isKept === 'no') return;
    try {
      const kept = await getCarts();
      isKept = 'yes';
      onKept();
      takeOver(kept);
      store.getState().keepOnly(kept);
    } catch (error) {
      if (isUnknownOperation(error)) isKept = 'no';
      return;
    }
    await send();
  };
  return { send: () => inTurn(send), sync: () => inTurn(sync) };
}

function followed({ club, uid, version, contents }: KeptCart): FollowedCart {
  return { owner: { club, uid }, version, items: itemsOf(contents) };
}

function isSame(one: Parameters<typeof contentsOf>[0], other: Parameters<typeof contentsOf>[0]): boolean {
  return JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other));
}
