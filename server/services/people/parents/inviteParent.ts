import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { parentInvites } from '#server/db/schema.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
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
import { findShareable } from './sharedChildren.ts';

/** Maximum parents of a family. */
export const maxParents = 2;

/** Maximum open invitations of a family: a typing error may leave one behind. */
const maxOpenInvites = 3;

interface Inviting extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly mailAttempts: MailCount;
}

interface WantedInvite {
  readonly caller: { readonly uid: number };
  readonly mail: string;
  /** The children it is for; without them, it is for the whole family. */
  readonly children: readonly number[] | undefined;
}

/** Invites the reader of an address to become the other parent of the caller's family, or to share some of its children. */
export async function inviteParent(
  { db, clock, portalOrigin, mailAttempts }: Inviting,
  wanted: WantedInvite,
): Promise<MadeInvite> {
  const { uid } = wanted.caller;
  const mail = plainMail(wanted.mail);
  if (!isMail(mail)) throw invalidFields(uid, [{ field: 'mail', message: formTexts.email }]);
  const origin = requirePortalOrigin(portalOrigin);
  return mailAttempts.count({ kind: 'parent', to: mail }, () =>
    db.transaction(async (tx) => {
      const { inviter, parents } = await requireInviter({ db: tx, clock }, { uid, mail });
      const about = await requireChildren({ db: tx, clock }, { parents, wanted: wanted.children });
      const made = await insertInvite({ db: tx, clock }, { inviter, mail, ...about });
      await queueMails({ db: tx, clock }, [parentInviteMail(made, origin)]);
      return made;
    }),
  );
}

interface Chosen {
  readonly parents: readonly PersonRow[];
  readonly wanted: readonly number[] | undefined;
}

/** The children whom an invitation is for. All of them together are the whole family, while it has room for another parent. */
async function requireChildren(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { parents, wanted }: Chosen,
): Promise<{ readonly children: readonly PersonRow[]; readonly isForFamily: boolean }> {
  const isFull = parents.length >= maxParents;
  const shareable = await findShareable({ db: tx, clock }, parents[0]?.uid ?? 0);
  const children = wanted ? shareable.filter(({ uid }) => wanted.includes(uid)) : shareable;
  if (wanted && (children.length === 0 || children.length < new Set(wanted).size))
    throw refusals.notAvailable(nl.parents.notShareable);
  if (isFull && children.length === 0) throw refusals.notAvailable(nl.parents.full);
  return { children, isForFamily: !isFull && children.length === shareable.length };
}

/** The caller, who may invite the reader of this address, with the parents of the family. Removes an earlier invitation to the address. */
async function requireInviter(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, mail }: { readonly uid: number; readonly mail: string },
): Promise<{ readonly inviter: PersonRow; readonly parents: readonly PersonRow[] }> {
  const parents = await lockParents(tx, uid);
  const inviter = parents.find((parent) => parent.uid === uid);
  if (!inviter || !isOldEnough(inviter, clock)) throw refusals.forbidden(nl.parents.notAParent);
  if (!hasConfirmedMail(inviter)) throw refusals.notAvailable(nl.parents.confirmFirst);
  if (parents.some((parent) => parent.mail === mail))
    throw invalidFields(uid, [{ field: 'mail', message: nl.parents.isParent }]);
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
  return { inviter, parents };
}

function isOldEnough(person: PersonRow, clock: Clock): boolean {
  return isParent(person) && !needsGuardian(person.birthdate, todayOf(clock));
}

/** Whether somebody may invite another parent: a parent who needs no guardian, with a confirmed address. */
export function mayInvite(person: PersonRow, clock: Clock): boolean {
  return isOldEnough(person, clock) && hasConfirmedMail(person);
}
