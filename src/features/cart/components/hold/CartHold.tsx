import { Suspense } from 'react';
import type { AnsweredInvoice, CartOwner } from '#src/features/basket/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** Lazy-loaded: most carts hold nothing. */
const HoldPanel = lazyPart(async () => (await import('./HoldPanel.tsx')).HoldPanel);

interface CartHoldProps {
  owner: CartOwner;
  invoice: AnsweredInvoice;
}

/** The places that are held, and when the first hold ends, in unix seconds. */
function untilOf({ items }: AnsweredInvoice) {
  const ends = items.flatMap(({ expires, heldFor }) =>
    heldFor === undefined || expires === undefined ? [] : [expires],
  );
  return { places: ends.length, time: Math.min(...ends) };
}

/** The timer of a cart with current or expired holds. */
export function CartHold({ owner, invoice }: CartHoldProps) {
  // Only the holds of this cart: the family's other carts show their own timer.
  const times = invoice.items.flatMap(({ heldFor }) => (heldFor === undefined ? [] : [heldFor]));
  if (times.length === 0) return null;
  const hasExpired = times.some((seconds) => seconds <= 0);
  return (
    <Suspense fallback={null}>
      <HoldPanel
        owner={owner}
        endsAt={invoice.answeredAt + Math.min(...times) * 1000}
        until={untilOf(invoice)}
        hasExpired={hasExpired}
        extensionsLeft={invoice.hold?.extensionsLeft ?? 0}
      />
    </Suspense>
  );
}
