import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import { plainMail } from '#rules/plainMail.ts';
import { retentions } from '#rules/retention.ts';
import { type Clock, dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { parentInvites } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';
import { nl } from '#server/texts/nl.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import type { MailCount } from '../login-mail/mailCount.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { isMail } from '../mailProblem.ts';
import { lockParents } from './lockParents.ts';
import { type MadeInvite, parentInviteMail } from './parentMails.ts';

/** Maximum parents of a family. */
export const maxParents = 2;

/** Maximum open invitations of a family: a typing error may leave one behind. */
const maxOpenInvites = 3;

/** Lifetime of an invitation, in seconds. */
export const inviteLifetime = retentions.codes.days * 24 * 60 * 60;

interface Inviting extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly mailAttempts: MailCount;
}

/** Invites the reader of an address to become the other parent of the caller's family. */
export async function inviteParent(
  { db, clock, portalOrigin, mailAttempts }: Inviting,
  wanted: { readonly caller: { readonly uid: number }; readonly mail: string },
): Promise<MadeInvite> {
  const { uid } = wanted.caller;
  const mail = plainMail(wanted.mail);
  if (!isMail(mail)) throw invalidFields(uid, [{ field: 'mail', message: formTexts.email }]);
  const origin = requirePortalOrigin(portalOrigin);
  return mailAttempts.count({ kind: 'parent', to: mail }, () =>
    db.transaction(async (tx) => {
      const made = await insertInvite({ db: tx, clock }, { uid, mail });
      await queueMails({ db: tx, clock }, [parentInviteMail(made, origin)]);
      return made;
    }),
  );
}

async function insertInvite(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail }: { readonly uid: number; readonly mail: string },
): Promise<MadeInvite> {
  const parents = await lockParents(tx, uid);
  const inviter = parents.find((parent) => parent.uid === uid);
  if (!inviter || !isOldEnough(inviter, clock)) throw refusals.forbidden(nl.parents.notAParent);
  if (!hasConfirmedMail(inviter)) throw refusals.notAvailable(nl.parents.confirmFirst);
  if (parents.some((parent) => parent.mail === mail))
    throw invalidFields(uid, [{ field: 'mail', message: nl.parents.isParent }]);
  if (parents.length >= maxParents) throw refusals.notAvailable(nl.parents.full);
  const now = clock.now();
  const ofFamily = inArray(
    parentInvites.invitedBy,
    parents.map((parent) => parent.uid),
  );
  await tx.delete(parentInvites).where(and(ofFamily, eq(parentInvites.mail, mail)));
  const open = await tx
    .select()
    .from(parentInvites)
    .where(and(ofFamily, gt(parentInvites.expiresAt, now)));
  if (open.length >= maxOpenInvites) throw refusals.notAvailable(nl.parents.tooManyInvites);
  const code = newSecretToken();
  const [invite] = await tx
    .insert(parentInvites)
    .values({
      ...{ invitedBy: uid, mail, codeHash: hashSecretToken(code), sentAt: now },
      expiresAt: dateOf(unixSecondsOf(now) + inviteLifetime),
    })
    .returning();
  if (!invite) throw new Error('The database returned no invitation');
  return { invite, code, inviter };
}

function isOldEnough(person: PersonRow, clock: Clock): boolean {
  return isParent(person) && !needsGuardian(person.birthdate, todayOf(clock));
}

/** Whether somebody may invite another parent: a parent who needs no guardian, with a confirmed address. */
export function mayInvite(person: PersonRow, clock: Clock): boolean {
  return isOldEnough(person, clock) && hasConfirmedMail(person);
}
