import type { Context } from '#server/context.ts';
import type { WalletSigner } from '#server/wallet/walletSigner.ts';
import type { LoadedEvent } from '../loadEvents.ts';
import { type LoadedTicket, ticketState } from '../loadTickets.ts';

/** The signer of the pass of a ticket; undefined for a ticket that lets nobody in any more, and without a valid certificate. */
export function signerFor(
  { wallet, clock }: Pick<Context, 'wallet' | 'clock'>,
  ticket: LoadedTicket,
  { endsAt }: Pick<LoadedEvent, 'endsAt'>,
): WalletSigner | undefined {
  const now = clock.now();
  const isOver = endsAt !== null && endsAt <= now;
  if (!wallet || ticketState(ticket) !== 'valid' || isOver) return undefined;
  return now >= wallet.validFrom && now < wallet.validUntil ? wallet : undefined;
}
