import type { Context } from '#server/context.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { issueCode, revokeCodes } from '../../sessions/oneTimeCodes.ts';
import { confirmMailMail } from '../accountMails.ts';
import { loadPerson } from '../people.ts';
import type { MailCount } from './mailCount.ts';
import { hasConfirmedMail, loadPendingMail } from './unconfirmedMail.ts';

interface NewAccount {
  readonly uid: number;
  readonly mail: string;
  readonly fname: string;
}

/** Mails a new account the link that confirms its address. */
export async function confirmNewAccount(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { uid, mail, fname }: NewAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    const code = await issueConfirmation({ db: tx, clock }, { uid, mail });
    const link = { uid, to: { mail, fname }, code, address: 'own' } as const;
    await queueConfirmation({ db: tx, clock, portalOrigin }, link);
  });
}

interface Unconfirmed {
  /** The account holder. */
  readonly uid: number;
  readonly mail: string;
}

/** Makes the code of a link that confirms an address. Ends the account's earlier links, so that the last one counts. */
export async function issueConfirmation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail }: Unconfirmed,
): Promise<string> {
  await revokeCodes({ db, clock }, uid, 'mail');
  const { code } = await issueCode({ db, clock }, { uid, purpose: 'mail', mail });
  return code;
}

interface ConfirmationLink {
  readonly uid: number;
  readonly to: { readonly mail: string; readonly fname: string };
  readonly code: string;
  /** `new`: the address would replace the current login address. */
  readonly address: 'own' | 'new';
}

/** Queues the link that confirms an address, to that address. In the transaction that issues the code. */
export async function queueConfirmation(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  link: ConfirmationLink,
): Promise<void> {
  const mail = confirmMailMail(link, requirePortalOrigin(portalOrigin));
  await queueMails({ db, clock }, [{ ...{ kind: 'account', uid: link.uid }, ...mail }]);
}

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
