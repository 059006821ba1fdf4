import type { Context } from '#server/context.ts';
import { loadPerson } from '../people.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import type { MailCount } from './mailCount.ts';
import type { ConfirmationLink } from './sendConfirmation.ts';
import { hasConfirmedMail, loadPendingMail } from './unconfirmedMail.ts';

/**
 * Makes another link for the address that an account has not confirmed yet: the new login address, else its own.
 *
 * @returns undefined when there is no such address
 */
export async function renewConfirmation(
  { db, clock, mailAttempts }: Pick<Context, 'db' | 'clock'> & { readonly mailAttempts: MailCount },
  uid: number,
): Promise<ConfirmationLink | undefined> {
  const person = await loadPerson(db, uid);
  const pending = await loadPendingMail({ db, clock }, uid);
  const mail = pending || (hasConfirmedMail(person) ? '' : (person.mail ?? ''));
  if (mail === '') return undefined;
  await mailAttempts.count(mail);
  const code = await db.transaction((tx) => issueConfirmation({ db: tx, clock }, { uid, mail }));
  return { to: { mail, fname: person.fname }, code, address: mail === pending ? 'new' : 'own' };
}
