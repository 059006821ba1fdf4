import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orders, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { hasConfirmedMail } from '../../people/login-mail/unconfirmedMail.ts';

/** Maximum orders without a payment, free ones included, that an account may place before its address is confirmed. */
const maxUnpaidUnconfirmed = 3;

/** Whether nobody has confirmed the address of an account. */
export async function isUnconfirmed(db: Database, uid: number): Promise<boolean> {
  const { mail, confirmedMail } = users;
  const [account] = await db.select({ mail, confirmedMail }).from(users).where(eq(users.uid, uid));
  return account !== undefined && !hasConfirmedMail(account);
}

/**
 * Refuses the next order of an account with an unconfirmed address: the address may be somebody else's, who gets the mails and the
 * invoices. Locks the account, so that simultaneous orders can't pass the maximum.
 * Decision: docs/decisions/0179-an-unconfirmed-address-gets-few-mails.md
 */
export async function refuseManyUnpaid(tx: Database, uid: number): Promise<void> {
  const isAccount = eq(users.uid, uid);
  const locked = await tx.select({ uid: users.uid }).from(users).where(isAccount).for('no key update');
  // The account was erased while this waited for the lock.
  if (locked.length === 0) throw refusals.busy();
  const unpaid = await tx.$count(orders, and(eq(orders.placedBy, uid), ne(orders.payment, 'paid')));
  if (unpaid >= maxUnpaidUnconfirmed) throw refusals.notAvailable(nl.refusals.confirmToOrder);
}
