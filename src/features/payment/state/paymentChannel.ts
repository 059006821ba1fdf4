import { useEffect, useEffectEvent } from 'react';

const name = 'clubpoort-payment';

/**
 * Says to the portal's other windows that somebody came back from a checkout, and nothing more: what became of the payment
 * they ask the server. A channel reaches windows of this origin alone, also where a provider's page in between has cut
 * this window off from the one that opened it.
 */
export function tellOfPayment(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('back');
  channel.close();
}

/** Hears that somebody came back from a checkout in another window. */
export function usePaymentNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => hear();
    return () => channel.close();
  }, []);
}
