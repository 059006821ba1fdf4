import { useEffect, useEffectEvent } from 'react';

const name = 'clubpoort-payment';

/**
 * Tells the portal's other windows that somebody came back from a checkout. They ask the server for the outcome of the
 * payment. A BroadcastChannel reaches windows of this origin only. It works even when the provider's page has cut the link to
 * the opener.
 * Decision: docs/decisions/0039-a-return-shows-the-known-state.md
 */
export function announcePayment(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('back');
  channel.close();
}

/** Calls `onNews` when somebody came back from a checkout in another window. */
export function usePaymentNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => hear();
    return () => channel.close();
  }, []);
}
