import { Suspense } from 'react';
import type { AnsweredInvoice, CartOwner } from '#src/features/basket/index.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';

/** Most carts hold nothing. */
const HoldPanel = lazyPart(async () => (await import('./HoldPanel.tsx')).HoldPanel);

interface CartHoldProps {
  owner: CartOwner;
  invoice: AnsweredInvoice;
}

/** The timer of a cart in which something is held, or was. */
export function CartHold({ owner, invoice }: CartHoldProps) {
  // What the family holds in another cart is told there.
  const times = invoice.items.flatMap(({ heldFor }) => (heldFor === undefined ? [] : [heldFor]));
  if (times.length === 0) return null;
  const hasExpired = times.some((seconds) => seconds <= 0);
  return (
    <Suspense fallback={null}>
      <HoldPanel
        owner={owner}
        endsAt={invoice.answeredAt + Math.min(...times) * 1000}
        hasExpired={hasExpired}
        extensionsLeft={invoice.hold?.extensionsLeft ?? 0}
      />
    </Suspense>
  );
}
