import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ClubMessage, ClubMessageSummary, MessageChoices } from '#schemas/entities/club/clubMessage.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import {
  clubMessages,
  communicationReads,
  communicationRecipients,
  courses,
  outgoingMails,
  users,
} from '../../db/schema.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { fullName } from '../people/people.ts';
import { type ClubMessageRow, requireMessage } from './messageDrafts.ts';

/** Maximum number of messages in a list, and of names of people who could not be reached. */
const mostMessages = 200;
const mostNames = 500;

/** The messages of a club, the latest first. */
export async function listMessages(db: Database, clubNid: number): Promise<ClubMessageSummary[]> {
  const rows = await db
    .select({ message: clubMessages, user: users })
    .from(clubMessages)
    .leftJoin(users, eq(users.uid, clubMessages.changedBy))
    .where(eq(clubMessages.clubNid, clubNid))
    .orderBy(desc(sql`coalesce(${clubMessages.sendAt}, ${clubMessages.changedAt})`), desc(clubMessages.id))
    .limit(mostMessages);
  const numbers = await loadNumbers(
    db,
    clubNid,
    rows.flatMap(({ message }) => message.communicationId ?? []),
  );
  return rows.map(({ message, user }) => toSummary(message, user && fullName(user), numbers));
}

/** A message with its text and who could not be reached. */
export async function loadMessage(
  db: Database,
  place: { readonly club: number; readonly messageId: number },
): Promise<ClubMessage> {
  const message = await requireMessage(db, place);
  const [user] =
    message.changedBy === null ? [] : await db.select().from(users).where(eq(users.uid, message.changedBy));
  const { communicationId: id, revision, body } = message;
  const numbers = await loadNumbers(db, place.club, id === null ? [] : [id]);
  return {
    ...toSummary(message, user ? fullName(user) : null, numbers),
    ...{ revision, body, courses: message.courses },
    members: await loadMembers(db, message.members),
    unreached: id === null ? [] : await loadUnreached(db, place.club, id),
  };
}

/** The people for whom a message is, without those who were erased since. */
async function loadMembers(db: Database, uids: readonly number[]): Promise<ClubMessage['members']> {
  if (uids.length === 0) return [];
  const people = await db.select().from(users).where(isOneOf(users.uid, uids)).orderBy(users.uid);
  return people.map((person) => ({ uid: person.uid, name: fullName(person) }));
}

interface Numbers {
  readonly people: ReadonlyMap<number, number>;
  readonly read: ReadonlyMap<number, number>;
  readonly sending: ReadonlyMap<number, number>;
}

function toSummary(message: ClubMessageRow, by: string | null, numbers: Numbers): ClubMessageSummary {
  const { id, title, audience, isNewsletter, changedAt, sendAt, communicationId, addresses } = message;
  const of = (map: ReadonlyMap<number, number>) => map.get(communicationId ?? 0) ?? 0;
  return {
    ...{ id, title, audience, newsletter: isNewsletter, by, addresses },
    changed: unixSecondsOf(changedAt),
    state: communicationId !== null ? 'sent' : sendAt === null ? 'draft' : 'planned',
    at: sendAt && unixSecondsOf(sendAt),
    ...{ people: of(numbers.people), read: of(numbers.read), sending: of(numbers.sending) },
  };
}

async function loadNumbers(db: Database, clubNid: number, ids: readonly number[]): Promise<Numbers> {
  if (ids.length === 0) return { people: new Map(), read: new Map(), sending: new Map() };
  const { communicationId: id, uid } = communicationRecipients;
  const isOne = inArray(id, [...ids]);
  const people = await db
    .select({ id, count: count() })
    .from(communicationRecipients)
    .where(isOne)
    .groupBy(id);
  // The person, or a parent of the family: the holder, or a parent beside the holder.
  const isFamily = sql`(${communicationReads.uid} = ${users.uid} or ${communicationReads.uid} = ${users.parentUid}
    or ${communicationReads.uid} in (select co.uid from ${users} co where co.parent_uid = ${users.parentUid} and co.co_parent_since is not null))`;
  const read = await db
    .select({ id, count: sql<number>`count(distinct ${uid})`.mapWith(Number) })
    .from(communicationRecipients)
    .innerJoin(users, eq(users.uid, uid))
    .innerJoin(communicationReads, and(eq(communicationReads.communicationId, id), isFamily))
    .where(isOne)
    .groupBy(id);
  const ofMail = sql<number>`(${outgoingMails.content} -> 'message' ->> 'communicationId')::int`;
  const sending = await db
    .select({ id: ofMail, count: count() })
    .from(outgoingMails)
    .where(
      and(
        ...[eq(outgoingMails.clubNid, clubNid), isNull(outgoingMails.failedAt)],
        inArray(outgoingMails.kind, ['message', 'newsletter']),
      ),
    )
    .groupBy(ofMail);
  const mapOf = (rows: readonly { readonly id: number; readonly count: number }[]) =>
    new Map(rows.map((row) => [row.id, row.count]));
  return { people: mapOf(people), read: mapOf(read), sending: mapOf(sending) };
}

/** The people without an address, and those whose mail could not be delivered. */
async function loadUnreached(db: Database, clubNid: number, id: number): Promise<ClubMessage['unreached']> {
  const { communicationId, uid, addresses } = communicationRecipients;
  const without = await db
    .select({ fname: users.fname, lname: users.lname })
    .from(communicationRecipients)
    .innerJoin(users, eq(users.uid, uid))
    .where(and(eq(communicationId, id), eq(addresses, 0)))
    .orderBy(users.lname, users.fname)
    .limit(mostNames);
  const came = await db
    .select({ fname: users.fname, lname: users.lname })
    .from(outgoingMails)
    .innerJoin(users, eq(users.uid, outgoingMails.uid))
    .where(
      and(
        ...[eq(outgoingMails.clubNid, clubNid), isNotNull(outgoingMails.failedAt)],
        sql`${outgoingMails.content} -> 'message' ->> 'communicationId' = ${String(id)}`,
      ),
    )
    .orderBy(users.lname, users.fname)
    .limit(mostNames);
  return [
    ...without.map((person) => ({ name: fullName(person), why: 'no-address' as const })),
    ...came.map((person) => ({ name: fullName(person), why: 'undelivered' as const })),
  ];
}

/** What a manager chooses from: the courses that go on first. */
export async function loadChoices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { club, caller }: { readonly club: ClubRow; readonly caller: number },
): Promise<MessageChoices> {
  const { nid, title, lastEndsAt } = courses;
  const goesOn = or(isNull(lastEndsAt), gt(lastEndsAt, clock.now()));
  const rows = await db
    .select({ nid, title, goesOn: sql<boolean>`coalesce(${goesOn}, false)` })
    .from(courses)
    .where(eq(courses.clubNid, club.nid))
    .orderBy(desc(sql`coalesce(${goesOn}, false)`), asc(title), asc(nid));
  const [own] = await db.select({ mail: users.mail }).from(users).where(eq(users.uid, caller));
  return {
    courses: rows.map((course) => ({ nid: course.nid, title: course.title, ended: !course.goesOn })),
    reply_to: club.mail || (club.legal?.email ?? ''),
    test_to: own?.mail ?? '',
  };
}
