import { useEffect, useEffectEvent, useRef } from 'react';

interface Payable {
  readonly oid: number;
  /** Cents. */
  readonly paid: number;
}

/**
 * Calls `onPaid` with the orders that were paid while they were on screen: in the checkout's window, on another device, or by a
 * transfer that the club entered.
 */
export function usePaidMeanwhile(
  orders: readonly Payable[] | undefined,
  onPaid: (oids: readonly number[]) => void,
): void {
  const before = useRef<ReadonlyMap<number, number>>(new Map());
  const tell = useEffectEvent(onPaid);
  useEffect(() => {
    if (!orders) return;
    const known = before.current;
    before.current = new Map(orders.map(({ oid, paid }) => [oid, paid]));
    const oids = orders.filter(({ oid, paid }) => paid > (known.get(oid) ?? paid)).map(({ oid }) => oid);
    if (oids.length > 0) tell(oids);
  }, [orders]);
}
