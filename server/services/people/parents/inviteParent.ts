import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import { plainMail } from '#rules/plainMail.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { parentInvites } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { requirePortalOrigin } from '#server/http/requirePortalOrigin.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { isParent } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import type { MailCount } from '../login-mail/mailCount.ts';
import { hasConfirmedMail } from '../login-mail/unconfirmedMail.ts';
import { isMail } from '../mailProblem.ts';
import { insertInvite, type MadeInvite } from './insertInvite.ts';
import { lockParents } from './lockParents.ts';
import { parentInviteMail } from './parentMails.ts';

/** Maximum parents of a family. */
export const maxParents = 2;

/** Maximum open invitations of a family: a typing error may leave one behind. */
const maxOpenInvites = 3;

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
      const inviter = await requireInviter({ db: tx, clock }, { uid, mail });
      const made = await insertInvite({ db: tx, clock }, { inviter, mail });
      await queueMails({ db: tx, clock }, [parentInviteMail(made, origin)]);
      return made;
    }),
  );
}

/** The caller, who may invite the reader of this address. Removes an earlier invitation to the address. */
async function requireInviter(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail }: { readonly uid: number; readonly mail: string },
): Promise<PersonRow> {
  const parents = await lockParents(tx, uid);
  const inviter = parents.find((parent) => parent.uid === uid);
  if (!inviter || !isOldEnough(inviter, clock)) throw refusals.forbidden(nl.parents.notAParent);
  if (!hasConfirmedMail(inviter)) throw refusals.notAvailable(nl.parents.confirmFirst);
  if (parents.some((parent) => parent.mail === mail))
    throw invalidFields(uid, [{ field: 'mail', message: nl.parents.isParent }]);
  if (parents.length >= maxParents) throw refusals.notAvailable(nl.parents.full);
  const ofFamily = inArray(
    parentInvites.invitedBy,
    parents.map((parent) => parent.uid),
  );
  await tx.delete(parentInvites).where(and(ofFamily, eq(parentInvites.mail, mail)));
  const open = await tx
    .select()
    .from(parentInvites)
    .where(and(ofFamily, gt(parentInvites.expiresAt, clock.now())));
  if (open.length >= maxOpenInvites) throw refusals.notAvailable(nl.parents.tooManyInvites);
  return inviter;
}

function isOldEnough(person: PersonRow, clock: Clock): boolean {
  return isParent(person) && !needsGuardian(person.birthdate, todayOf(clock));
}

/** Whether somebody may invite another parent: a parent who needs no guardian, with a confirmed address. */
export function mayInvite(person: PersonRow, clock: Clock): boolean {
  return isOldEnough(person, clock) && hasConfirmedMail(person);
}
