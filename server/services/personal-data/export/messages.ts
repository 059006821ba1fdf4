import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '#server/context.ts';
import {
  clubs,
  communicationReads,
  communicationRecipients,
  communications,
  coupleInvites,
  courses,
  parentInviteChildren,
  parentInvites,
  sharedChildren,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { club, course, tariff } from './nameColumns.ts';

export async function received({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid } = communicationRecipients;
  const { id, title, body, sentAt: sent } = communications;
  const reads = and(
    eq(communicationReads.communicationId, id),
    eq(communicationReads.uid, communicationRecipients.uid),
  );
  return db
    .select({ uid, club, title, body, sent, read: communicationReads.readAt })
    .from(communicationRecipients)
    .innerJoin(communications, eq(id, communicationRecipients.communicationId))
    .innerJoin(clubs, eq(clubs.nid, communications.clubNid))
    .leftJoin(communicationReads, reads)
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(sent));
}

/**
 * The invitations that somebody sent, with the partner as they named them. The code of the mail is the partner's, so it is left
 * out.
 */
export function asked({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { inviterUid: uid, oid, fname, lname, mail, role, state, invitedAt, answeredAt } = coupleInvites;
  return db
    .select({
      ...{ uid, club, course, tariff, oid, partner: { fname, lname, mail }, role, state },
      ...{ invited: invitedAt, answered: answeredAt },
    })
    .from(coupleInvites)
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(coupleInvites.cciid));
}

/** The invitations that somebody answered, with the name of the inviter, which the invitation gave too. */
export function answered({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { partnerUid: uid, mail, role, state, invitedAt, answeredAt } = coupleInvites;
  return db
    .select({
      ...{
        uid,
        club,
        course,
        tariff,
        inviter: { fname: users.fname, lname: users.lname },
        mail,
        role,
        state,
      },
      ...{ invited: invitedAt, answered: answeredAt },
    })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(coupleInvites.cciid));
}

/**
 * The open invitations to become the other parent or the guardian, with the children whom they name. The code of the mail is the reader's,
 * so it is left out.
 */
export function parentsInvited({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, invitedBy: uid, mail, guardianName, isForFamily, sentAt, expiresAt } = parentInvites;
  const named = db
    .select({ id: parentInviteChildren.inviteId })
    .from(parentInviteChildren)
    .where(inArray(parentInviteChildren.uid, uids));
  const children = sql<number[]>`array(select ${parentInviteChildren.uid} from ${parentInviteChildren}
    where ${parentInviteChildren.inviteId} = ${id} order by ${parentInviteChildren.uid})`;
  return db
    .select({
      ...{ uid, mail, guardian: guardianName, for_family: isForFamily, children },
      ...{ invited: sentAt, expires: expiresAt },
    })
    .from(parentInvites)
    .where(or(inArray(uid, uids), inArray(id, named)))
    .orderBy(asc(id));
}

/** The children whom two households share, with the parent of the household that they don't belong to. */
export function sharedWithOthers({ db }: Pick<Context, 'db'>, uids: number[]) {
  const child = alias(users, 'child');
  const { uid, sharedWith, sharedSince: since } = sharedChildren;
  return db
    .select({
      ...{ uid, child: { fname: child.fname, lname: child.lname }, shared_with: sharedWith },
      ...{ parent: { fname: users.fname, lname: users.lname }, since },
    })
    .from(sharedChildren)
    .innerJoin(child, eq(child.uid, uid))
    .innerJoin(users, eq(users.uid, sharedWith))
    .where(or(inArray(uid, uids), inArray(sharedWith, uids)))
    .orderBy(asc(since), asc(uid));
}
