import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { clubs, courses, priorityInvites, tariffs, users } from '#server/db/schema.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import { mailEntry } from '../../logins/mailEntry.ts';
import { isInviteDue } from '../lesson-changes/importHold.ts';
import { inviteMail, type Opening } from './inviteMail.ts';
import { readersOfInvites } from './invites.ts';

type Mailing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** Families of one transaction. */
const mostFamilies = 100;

/**
 * Mails families that somebody of theirs may register first, one mail for each club and address. Claims the invitations in the transaction
 * that queues the mails, so that no other server mails them too. Those of an import wait until it can't be taken back any more.
 */
export async function mailInvites(context: Mailing): Promise<void> {
  while (await mailSome(context)) {
    // Each turn claims the invitations of other families.
  }
}

/** @returns whether there were invitations */
function mailSome(context: Mailing): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    const claimed = await claim(tx, context.clock.now());
    const openings = await loadOpenings(within, [...new Set(claimed.map(({ courseNid }) => courseNid))]);
    const open = claimed.flatMap(({ uid, courseNid }) => {
      const opening = openings.get(courseNid);
      return opening ? [{ uid, opening }] : [];
    });
    const mails: QueuedMail[] = [];
    for (const [, invites] of Map.groupBy(open, ({ opening }) => opening.club.nid)) {
      const [first] = invites;
      if (!first) continue;
      const { club } = first.opening;
      const uids = [...new Set(invites.map(({ uid }) => uid))];
      const readers = await readersOfInvites(within, { clubNid: club.nid, uids });
      for (const reader of readers)
        mails.push({
          ...{ kind: 'priority', clubNid: club.nid, uid: reader.to.uid },
          ...inviteMail({
            reader: {
              people: reader.people,
              to: { ...reader.to, greeted: greetedName(reader.to, todayOf(context.clock)) },
            },
            invites,
            club,
            portalOrigin: context.portalOrigin,
            entry: await mailEntry(within, { reader: reader.to, clubNid: club.nid }),
          }),
        });
    }
    await queueMails(within, mails);
    return claimed.length > 0;
  });
}

/** Claims the due invitations of some families, whole families at a time: their parents get one mail. */
function claim(tx: Database, now: Date) {
  const family = sql`coalesce(${users.parentUid}, ${users.uid})`;
  const families = tx
    .selectDistinct({ holder: sql`${family}`.as('holder') })
    .from(priorityInvites)
    .innerJoin(users, eq(users.uid, priorityInvites.uid))
    .where(isInviteDue(tx, now))
    .orderBy(sql`holder`)
    .limit(mostFamilies);
  const people = tx.select({ uid: users.uid }).from(users).where(inArray(family, families));
  return tx
    .update(priorityInvites)
    .set({ mailedAt: now })
    .where(and(isInviteDue(tx, now), inArray(priorityInvites.uid, people)))
    .returning({ uid: priorityInvites.uid, courseNid: priorityInvites.courseNid });
}

/** The courses that aren't open to everybody yet. A mail about any other one would come too late. */
async function loadOpenings(
  { db, clock }: Mailing,
  nids: readonly number[],
): Promise<ReadonlyMap<number, Opening>> {
  const rows = await db
    .select({ course: courses, club: clubs, from: tariffs.priorityFrom, until: tariffs.opensAt })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(isOneOf(courses.nid, nids), isNotNull(tariffs.priorityFrom), gt(tariffs.opensAt, clock.now())))
    .orderBy(tariffs.priorityFrom, tariffs.opensAt);
  const openings = new Map<number, Opening>();
  for (const { course, club, from, until } of rows)
    if (from && until && !openings.has(course.nid)) openings.set(course.nid, { course, club, from, until });
  return openings;
}
