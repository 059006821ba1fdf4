import type { Context } from '#server/context.ts';
import { loadPerson } from '../people.ts';
import { issueConfirmation } from './issueConfirmation.ts';
import type { MailCount } from './mailCount.ts';
import { queueConfirmation } from './queueConfirmation.ts';
import { hasConfirmedMail, loadPendingMail } from './unconfirmedMail.ts';

interface Renewing extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly mailAttempts: MailCount;
}

/**
 * Mails another link for the address that an account has not confirmed yet: the new login address, else its own. Without such an
 * address it does nothing.
 */
export async function renewConfirmation(
  { db, clock, portalOrigin, mailAttempts }: Renewing,
  uid: number,
): Promise<void> {
  const person = await loadPerson(db, uid);
  const pending = await loadPendingMail({ db, clock }, uid);
  const mail = pending || (hasConfirmedMail(person) ? '' : (person.mail ?? ''));
  if (mail === '') return;
  await mailAttempts.count({ kind: 'address', to: mail }, () =>
    db.transaction(async (tx) => {
      const code = await issueConfirmation({ db: tx, clock }, { uid, mail });
      const address = mail === pending ? 'new' : 'own';
      const link = { uid, to: { mail, fname: person.fname }, code, address } as const;
      await queueConfirmation({ db: tx, clock, portalOrigin }, link);
    }),
  );
}
