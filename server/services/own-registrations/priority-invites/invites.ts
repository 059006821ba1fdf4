import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courses, priorityInvites, users } from '#server/db/schema.ts';
import { isOpenTo } from '../../clubs/clubs.ts';
import { findMailReaders, type MailReader } from '../../people/family/parents.ts';

/** Somebody who may register first, and the url of a course for which that is so. */
export interface Invite {
  readonly uid: number;
  readonly course: string;
}

interface Recorded {
  readonly clubNid: number;
  readonly importId: number;
  readonly invites: readonly Invite[];
  readonly now: Date;
}

/** The most rows of one statement. */
const mostRows = 5_000;

/** Queues invitations in the transaction that publishes their courses. Somebody who was invited for a course before is left out. */
export async function recordInvites(
  tx: Database,
  { clubNid, importId, invites, now }: Recorded,
): Promise<void> {
  if (invites.length === 0) return;
  const found = await tx
    .select({ nid: courses.nid, url: courses.url })
    .from(courses)
    .where(eq(courses.clubNid, clubNid));
  const nids = new Map(found.map(({ url, nid }) => [url, nid]));
  const rows = invites.flatMap(({ uid, course }) => {
    const courseNid = nids.get(course);
    return courseNid === undefined ? [] : [{ uid, courseNid, importId, madeAt: now }];
  });
  for (let start = 0; start < rows.length; start += mostRows)
    await tx
      .insert(priorityInvites)
      .values(rows.slice(start, start + mostRows))
      .onConflictDoNothing();
}

/** A reader with the people whom the mail is about. */
export interface InviteReader {
  readonly to: MailReader;
  readonly people: (typeof users.$inferSelect)[];
}

/** The readers of the invitations of these people: one for each address, also where parents share it, and none for people whom the club or the portal blocked. */
export async function readersOfInvites(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, uids }: { readonly clubNid: number; readonly uids: readonly number[] },
): Promise<readonly InviteReader[]> {
  const people = await db
    .select()
    .from(users)
    .where(
      and(
        isOneOf(users.uid, uids),
        eq(users.isBlocked, false),
        isOpenTo(db, { club: clubNid, person: users.uid }),
      ),
    )
    .orderBy(users.fname, users.uid);
  const readers = new Map<string, InviteReader>();
  for (const person of people)
    for (const to of await findMailReaders({ db, clock }, person)) {
      const address = to.mail.toLowerCase();
      const reader = readers.get(address) ?? { to, people: [] };
      readers.set(address, reader);
      if (!reader.people.includes(person)) reader.people.push(person);
    }
  return [...readers.values()];
}
