import { dayInMilliseconds } from '#rules/duration.ts';
import type { WalletSigner } from './walletSigner.ts';

/** Time before the end of a certificate in which each start warns, in milliseconds: 30 days. */
const warningTime = 30 * dayInMilliseconds;

/** A sentence for the operator about a certificate that signs no pass now, or soon; undefined for a good one. */
export function expiryWarning(
  { validFrom, validUntil }: Pick<WalletSigner, 'validFrom' | 'validUntil'>,
  now: Date,
): string | undefined {
  if (now < validFrom)
    return `WARNING: the certificate for wallet passes is valid from ${dayOf(validFrom)} on. Until then tickets come without a pass.`;
  if (now >= validUntil)
    return `WARNING: the certificate for wallet passes expired on ${dayOf(validUntil)}. Tickets come without a pass.`;
  if (validUntil.getTime() - now.getTime() < warningTime)
    return `WARNING: the certificate for wallet passes expires on ${dayOf(validUntil)}.`;
  return undefined;
}

/** `2027-11-29` in UTC. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
