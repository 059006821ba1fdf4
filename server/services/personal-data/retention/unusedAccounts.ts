import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  clubMembers,
  knownDevices,
  orders,
  passCards,
  queueEntries,
  registrations,
  sessions,
  sharedChildren,
  submissions,
  tickets,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { forgetPeople } from '../erase/forgetPeople.ts';
import { namesOneOf } from '../namesOneOf.ts';
import { personalColumns } from '../personalColumns.ts';
import { batchSize } from './batches.ts';
import type { Cutoffs } from './cutoffs.ts';
import { findOpen } from './oldOrders.ts';
import { retentionSteps } from './retentionSteps.ts';

const member = alias(users, 'member');
/** A parent of another household, with whom a child is shared. */
const receiver = alias(users, 'receiver');

/** The holder and everybody who belongs to them: parents and teenagers with a login too. */
const isOfFamily = sql`(${member.uid} = ${users.uid} or ${member.parentUid} = ${users.uid})`;

/** People, under one of their names in the query. */
type People = typeof users | typeof member | typeof receiver;

/** Tables whose rows keep an account: something is to come, or somebody may still ask for it. */
const keeping: readonly PgTable[] = [tickets, registrations, queueEntries, passCards, submissions];

/** When somebody last used the account, in SQL. */
function lastUse(people: People): SQL {
  const used = ({ lastUsedAt, uid }: typeof sessions | typeof knownDevices) =>
    sql`(select max(${lastUsedAt}) from ${uid.table} where ${uid} = ${people.uid})`;
  return sql`greatest(${people.lastSeenAt}, ${used(sessions)}, ${used(knownDevices)})`;
}

/**
 * Nobody of the family used the account since. The last use of the members is a maximum instead of an `exists`, which PostgreSQL would
 * answer by comparing each account with all people.
 */
function isUnused(cutoffs: Cutoffs): SQL {
  const ofMembers = sql`(select max(${lastUse(member)}) from ${users} as ${sql.identifier('member')}
    where ${member.parentUid} = ${users.uid})`;
  const since = cutoffs.at('account');
  // The first condition follows from the second, and spares most accounts the search for their sessions.
  return sql`${users.lastSeenAt} < ${since} and greatest(${lastUse(users)}, ${ofMembers}) < ${since}`;
}

/** A guest who ordered nothing for some days: the person is no more than a trace of a visit. */
function isIdleGuest(cutoffs: Cutoffs): SQL {
  return sql`(${users.isGuest} and ${lastUse(users)} < ${cutoffs.at('traces')} and not ${hasBooks()})`;
}

/** Whether a row keeps the account. Rows that are over don't: the steps before this one delete them. */
function isKept(cutoffs: Cutoffs): SQL {
  const family = sql`(select ${member.uid} from ${users} as ${sql.identifier('member')} where ${isOfFamily})`;
  const kept = personalColumns.flatMap(({ table, column }) => {
    const step = keeping.includes(table) ? retentionSteps.find((one) => one.table === table) : undefined;
    if (!step) return [];
    return sql`exists (select 1 from ${table} where ${column} in ${family} and not coalesce(${step.isOver(cutoffs)}, false))`;
  });
  // Else a club would be left without its manager.
  const runsClub = sql`exists (select 1 from ${clubMembers}
    where ${clubMembers.uid} in ${family} and ${clubMembers.role} = 'admin')`;
  // The other household still uses what is kept of the child.
  const isShared = sql`exists (select 1 from ${sharedChildren}
    join ${users} as ${sql.identifier('receiver')} on ${receiver.uid} = ${sharedChildren.sharedWith}
    where ${sharedChildren.uid} in ${family} and ${lastUse(receiver)} >= ${cutoffs.at('account')})`;
  return sql`(${sql.join([...kept, runsClub, isShared], sql` or `)})`;
}

function hasBooks(): SQL {
  const books = personalColumns
    .filter(({ fate }) => fate === 'stays')
    .map(({ table, column }) => sql`exists (select 1 from ${table} where ${column} = ${users.uid})`);
  return sql`(${sql.join(books, sql` or `)})`;
}

/** The nameless people of the books stay as long as the books do. */
function isNamelessWithBooks(): SQL {
  const { fname, lname } = nl.erasure.nameless;
  return sql`(${users.passwordHash} is null and ${users.mail} is null and ${users.birthdate} is null
    and ${users.fname} = ${fname} and ${users.lname} = ${lname} and ${hasBooks()})`;
}

function isOver(cutoffs: Cutoffs): SQL {
  return sql`(${isUnused(cutoffs)} or ${isIdleGuest(cutoffs)}) and not ${isKept(cutoffs)} and not ${isNamelessWithBooks()}`;
}

interface Round {
  readonly cutoffs: Cutoffs;
  readonly signal: AbortSignal;
  readonly deletes: boolean;
}

type Erasing = Pick<Context, 'db' | 'fileService'>;

/** Counts or erases the people of accounts that nobody used for long, and guests who ordered nothing. Their books stay, with a nameless person. */
export async function eachUnusedAccount(context: Erasing, round: Round): Promise<number> {
  const { db } = context;
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined && !round.signal.aborted; ) {
    const candidates: readonly number[] = await findIdle(db, round.cutoffs, after);
    const isOne = inArray(users.uid, [...candidates]);
    const holders = await db
      .select({ uid: users.uid })
      .from(users)
      .where(and(isOne, isOver(round.cutoffs)))
      .orderBy(asc(users.uid));
    for (const { uid } of holders) if (!round.signal.aborted) count += await endAccount(context, round, uid);
    after = candidates.length === batchSize ? candidates.at(-1) : undefined;
  }
  return count;
}

/**
 * A batch of holders who may be over, by the cheapest condition. All others are judged batch by batch, so that no statement takes long
 * where many old accounts are kept.
 */
async function findIdle(db: Database, cutoffs: Cutoffs, after: number): Promise<number[]> {
  const isIdle = or(users.isGuest, sql`${users.lastSeenAt} < ${cutoffs.at('account')}`);
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(isNull(users.parentUid), gt(users.uid, after), isIdle))
    .orderBy(asc(users.uid))
    .limit(batchSize);
  return rows.map(({ uid }) => uid);
}

/** One short transaction for each family. @returns the number of people */
async function endAccount(context: Erasing, { cutoffs, deletes }: Round, holder: number): Promise<number> {
  const { db, fileService } = context;
  const ended = await db.transaction(async (tx) => {
    const family = await lockFamily(tx, holder);
    const uids = family.map(({ uid }) => uid);
    // Somebody logged in while this waited for the lock.
    const isStillSo = (await tx.$count(users, and(eq(users.uid, holder), isOver(cutoffs)))) === 1;
    const theirs = await tx.select({ oid: orders.oid }).from(orders).where(namesOneOf(tx, uids));
    const oids = theirs.map(({ oid }) => oid);
    if (!isStillSo || (await findOpen(tx, oids, cutoffs)).size > 0) return undefined;
    return { people: uids.length, paths: deletes ? await forgetPeople(tx, { uids, mails: [] }) : [] };
  });
  for (const path of ended?.paths ?? []) await fileService.storage.remove(path);
  return ended?.people ?? 0;
}

function lockFamily(tx: Database, holder: number) {
  return tx
    .select({ uid: users.uid })
    .from(users)
    .where(or(eq(users.uid, holder), eq(users.parentUid, holder)))
    .orderBy(asc(users.uid))
    .for('update');
}
