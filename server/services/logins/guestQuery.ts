import type { Context } from '../../context.ts';
import { issueCode } from '../sessions/oneTimeCodes.ts';

/**
 * The query of a link in a mail about an order: a guest, who has no password, gets in by a code. '' for anybody with an account.
 * Decision: docs/decisions/0208-a-guest-buys-tickets.md
 */
export async function guestQuery(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, isGuest }: { readonly uid: number; readonly isGuest: boolean },
): Promise<string> {
  if (!isGuest) return '';
  const { code } = await issueCode({ db, clock }, { uid, purpose: 'guest' });
  return `?auth=${code}`;
}
