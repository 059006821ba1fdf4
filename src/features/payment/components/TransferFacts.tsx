import { Suspense } from 'react';
import type { Transfer } from '#rules/transferCode.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';

/** Lazy-loaded, because every screen of a member imports this feature, and only two screens draw a QR code. */
const TransferDetails = lazyPart(async () => (await import('./TransferDetails.tsx')).TransferDetails);

/** What a bank needs for a transfer, to copy or to scan. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  return (
    <Suspense fallback={null}>
      <TransferDetails transfer={transfer} />
    </Suspense>
  );
}
