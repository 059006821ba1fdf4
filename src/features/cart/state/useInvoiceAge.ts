import { useEffect } from 'react';
import { type AnsweredInvoice, useMoments } from '../../basket/index.ts';

/** Seconds since the answer. Prices the cart again when a hold expires, because the server may have given the place to others. */
export function useInvoiceAge(invoice: AnsweredInvoice, onEnd: () => void): number {
  const ends = invoice.items.flatMap(({ heldFor }) => (heldFor === undefined ? [] : [heldFor]));
  const now = useMoments(ends.map((seconds) => invoice.answeredAt + seconds * 1000));
  const age = Math.max(0, (now - invoice.answeredAt) / 1000);
  const hasEnded = ends.some((seconds) => seconds > 0 && seconds <= age);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each expired hold, even when onEnd changes
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded]);
  return age;
}
