import { and, asc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { parentInvites, reservations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { hashSecretToken } from '#server/secretToken.ts';
import { nl } from '#server/texts/nl.ts';
import { logOutEverywhere } from '../../sessions/endAccess.ts';
import { codeUsed } from '../../sessions/oneTimeCodes.ts';
import { findParents, holderOf } from '../family/parents.ts';
import { lockPerson, type PersonRow } from '../lockPerson.ts';
import { personColor } from '../personColor.ts';
import { guardianCameMails } from './guardianMails.ts';
import { type Acceptance, judgeAcceptance } from './judgeAcceptance.ts';
import { lockParents } from './lockParents.ts';
import { childrenSharedMails, parentCameMails } from './parentMails.ts';
import { proveMailbox } from './proveMailbox.ts';
import { endSharing, findSharedWith, shareChildren } from './sharedChildren.ts';

type DbAndClock = Pick<Context, 'db' | 'clock'>;

export type ParentInviteRow = typeof parentInvites.$inferSelect;

/** @throws the same refusal for an unknown, an ended and an answered invitation */
async function requireInvite({ db, clock }: DbAndClock, code: string): Promise<ParentInviteRow> {
  const isOpen = and(
    eq(parentInvites.codeHash, hashSecretToken(code)),
    gt(parentInvites.expiresAt, clock.now()),
  );
  // An account with an unconfirmed address may be somebody else's: nobody joins its family. A guardian ends the minor's login instead.
  const isInviterKnown = or(eq(users.mail, users.confirmedMail), isNotNull(parentInvites.guardianName));
  const [found] = await db
    .select({ invite: parentInvites })
    .from(parentInvites)
    .innerJoin(users, eq(users.uid, parentInvites.invitedBy))
    .where(and(isOpen, isInviterKnown));
  const invite = found?.invite;
  if (!invite) throw codeUsed(nl.parents.inviteGone);
  return invite;
}

interface ShownInvite {
  readonly invite: ParentInviteRow;
  readonly inviter: PersonRow;
  /** The family without its parents, or the children who will be shared; a minor who asks for a guardian comes first. */
  readonly members: readonly PersonRow[];
  readonly acceptance: Acceptance;
}

/** The invitation of a mailed code, and why a caller can't accept it. */
export async function showInvite(
  { db, clock }: DbAndClock,
  { code, caller }: { readonly code: string; readonly caller: { readonly uid: number } | undefined },
): Promise<ShownInvite> {
  const invite = await requireInvite({ db, clock }, code);
  const [inviter] = await db.select().from(users).where(eq(users.uid, invite.invitedBy));
  if (!inviter) throw codeUsed(nl.parents.inviteGone);
  const holder = holderOf(inviter);
  const parents = await findParents(db, holder);
  const family = await db.select().from(users).where(eq(users.parentUid, holder)).orderBy(users.birthdate);
  const [person] = caller ? await db.select().from(users).where(eq(users.uid, caller.uid)) : [];
  const members = family.filter(({ coParentSince }) => coParentSince === null);
  const acceptance = await judgeAcceptance({ db, clock }, { invite, person, parents });
  const shown = acceptance.way === 'children' ? acceptance.children : members;
  return {
    ...{ invite, inviter, acceptance },
    members: invite.guardianName === null ? shown : [inviter, ...shown],
  };
}

interface Accepting {
  readonly code: string;
  readonly caller: { readonly uid: number };
  /** The token of the caller's session. */
  readonly kept: string | undefined;
}

/**
 * Makes the caller a parent of the family that a mailed code invites to, or the guardian of the minor who asks. Whoever has a family
 * shares the children with it. The code proves the mailbox, so an own address that it was mailed to counts as confirmed.
 * Decision: docs/decisions/0134-two-parents-in-one-family.md
 *
 * @throws a refusal where the code is not good, or something stands in the way
 */
export async function acceptInvite(
  { db, clock }: DbAndClock,
  { code, caller, kept }: Accepting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { invitedBy } = await requireInvite({ db: tx, clock }, code);
    await lockBoth(tx, [invitedBy, caller.uid]);
    const parents = await lockParents(tx, invitedBy);
    const person = await lockPerson(tx, caller.uid);
    // Somebody withdrew or accepted it while this waited for the locks.
    const invite = await requireInvite({ db: tx, clock }, code);
    const { obstacle, way, children } = await judgeAcceptance({ db: tx, clock }, { invite, person, parents });
    if (obstacle) throw refusals.notAvailable(nl.parents.obstacle[obstacle]);
    if (person.mail === invite.mail)
      await proveMailbox({ db: tx, clock }, { uid: person.uid, mail: invite.mail, kept });
    const [inviter] = parents;
    if (invite.guardianName !== null && inviter)
      await becomeGuardian({ db: tx, clock }, { minor: inviter, guardian: person });
    else if (way === 'family') await becomeParent({ db: tx, clock }, { person, parents });
    else {
      await shareChildren({ db: tx, clock }, { parents, children, person });
      await queueMails({ db: tx, clock }, childrenSharedMails({ person, children, parents }));
    }
  });
}

/** Locks both people by uid first, so that two parents who accept each other's invitation at once wait for each other. */
async function lockBoth(tx: Database, uids: readonly number[]): Promise<void> {
  const isEither = inArray(users.uid, [...uids]);
  await tx.select({ uid: users.uid }).from(users).where(isEither).orderBy(asc(users.uid)).for('update');
}

async function becomeParent(
  { db: tx, clock }: DbAndClock,
  { person, parents }: { readonly person: PersonRow; readonly parents: readonly PersonRow[] },
): Promise<void> {
  const holder = holderOf(parents[0] ?? person);
  const family = await tx.select().from(users).where(eq(users.parentUid, holder));
  // From now on these children belong to the same household as this parent.
  const shared = await findSharedWith(tx, [person.uid]);
  await endSharing(
    tx,
    shared.filter(({ child }) => child.parentUid === holder),
  );
  const colors = [...parents, ...family].map(({ color }) => color);
  await tx
    .update(users)
    .set({
      ...{ parentUid: holder, coParentSince: clock.now() },
      ...(colors.includes(person.color) && { color: personColor(colors) }),
    })
    .where(eq(users.uid, person.uid));
  const asked = [person, ...parents].map(({ uid }) => uid);
  await tx.delete(parentInvites).where(inArray(parentInvites.invitedBy, asked));
  await queueMails({ db: tx, clock }, parentCameMails(person, parents));
}

/**
 * Makes a minor and the minor's family members of the guardian's household, in the caller's transaction. The minor's login ends:
 * the guardian decides from now on, and finds the cart and the answers that the minor prepared. The places stay held.
 * Decision: docs/decisions/0025-the-guardian-takes-over-the-account.md
 */
async function becomeGuardian(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minor, guardian }: { readonly minor: PersonRow; readonly guardian: PersonRow },
): Promise<void> {
  const holder = holderOf(guardian);
  const household = await tx.select().from(users).where(eq(users.parentUid, holder));
  const colors = [guardian, ...household].map(({ color }) => color);
  await tx.update(users).set({ parentUid: holder }).where(eq(users.parentUid, minor.uid));
  await tx
    .update(users)
    .set({
      ...{ parentUid: holder, passwordHash: null },
      ...(colors.includes(minor.color) && { color: personColor(colors) }),
    })
    .where(eq(users.uid, minor.uid));
  await logOutEverywhere({ db: tx, clock }, minor.uid);
  await tx.delete(parentInvites).where(eq(parentInvites.invitedBy, minor.uid));
  await tx.update(reservations).set({ heldBy: guardian.uid }).where(eq(reservations.heldBy, minor.uid));
  await queueMails({ db: tx, clock }, guardianCameMails(minor, guardian));
}
