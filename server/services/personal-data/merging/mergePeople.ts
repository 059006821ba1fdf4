import { and, eq, getTableColumns, getTableName, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { replaceUid } from '../erase/keepForTheLaw.ts';
import { type PersonalColumn, personalColumns } from '../personalColumns.ts';

const { clubMembers, courses, passReservations, queueEntries, registrations, tariffs, users } = schema;

/** Two records of one person. */
export interface Two {
  readonly kept: number;
  readonly gone: number;
}

/** Tables whose rows belong to a login, a cart or a link, and end with the record that goes. */
const ending: readonly PgTable[] = [
  ...[schema.sessions, schema.knownDevices, schema.oneTimeCodes, schema.calendarFeeds],
  ...[schema.keptCarts, schema.keptDrafts, schema.formDrafts, schema.reservations, schema.holdWindows],
  ...[schema.idempotencyKeys, schema.parentInvites, schema.parentInviteChildren],
  ...[schema.recordClaimPeople, schema.mergeProposals],
];

/**
 * Moves everything of one record to the other and deletes the first, in the caller's transaction. Where both have a row that only one may
 * have, such as an attendance, that of the record that stays counts. `findClashes` must have found none.
 */
export async function mergePeople(tx: Database, { kept, gone }: Two): Promise<void> {
  const locked = await tx
    .select()
    .from(users)
    .where(inArray(users.uid, [kept, gone]))
    .orderBy(users.uid)
    .for('update');
  const stays = locked.find(({ uid }) => uid === kept);
  const goes = locked.find(({ uid }) => uid === gone);
  if (!stays || !goes) throw refusals.busy();
  await keepRoles(tx, { kept, gone });
  await dropDoubleRegistrations(tx, { kept, gone });
  for (const one of personalColumns) {
    if (ending.includes(one.table)) await tx.delete(one.table).where(eq(one.column, gone));
    else {
      await dropDoubles(tx, one, { kept, gone });
      await replaceUid(tx, one, { from: [gone], to: kept });
    }
  }
  await tx
    .update(users)
    .set({
      birthdate: stays.birthdate ?? goes.birthdate,
      phone: stays.phone || goes.phone,
      mail: stays.mail ?? (stays.passwordHash === null ? goes.mail : null),
      address: stays.address ?? goes.address,
      sex: stays.sex || goes.sex,
      nationality: stays.nationality || goes.nationality,
      parentUid: stays.parentUid === gone ? null : stays.parentUid,
    })
    .where(eq(users.uid, kept));
  await tx.delete(users).where(eq(users.uid, gone));
}

/** A role at a club stays, whichever record had it, and so do a block and a place on its list of members. */
async function keepRoles(tx: Database, { kept, gone }: Two): Promise<void> {
  const theirs = await tx.select().from(clubMembers).where(eq(clubMembers.uid, gone));
  for (const { clubNid, role, isBlocked, blockedReason, listedAt } of theirs) {
    const isKept = and(eq(clubMembers.uid, kept), eq(clubMembers.clubNid, clubNid));
    if (role !== 'member')
      await tx
        .update(clubMembers)
        .set({ role })
        .where(and(isKept, eq(clubMembers.role, 'member')));
    if (isBlocked) await tx.update(clubMembers).set({ isBlocked, blockedReason }).where(isKept);
    if (listedAt)
      await tx
        .update(clubMembers)
        .set({ listedAt })
        .where(and(isKept, or(isNull(clubMembers.listedAt), lt(clubMembers.listedAt, listedAt))));
  }
}

/** Of two registrations for one tariff, the one that stands stays; a waiting place goes where the person has a place. */
async function dropDoubleRegistrations(tx: Database, { kept, gone }: Two): Promise<void> {
  const both = await tx
    .select()
    .from(registrations)
    .where(and(inArray(registrations.uid, [kept, gone]), eq(registrations.isTicket, false)));
  for (const theirs of both.filter(({ uid }) => uid === gone)) {
    const own = both.find(({ uid, tariffNid }) => uid === kept && tariffNid === theirs.tariffNid);
    if (!own) continue;
    const dropped = isRegisteredStatus(theirs.status) ? own : theirs;
    await tx.delete(registrations).where(eq(registrations.id, dropped.id));
  }
  const has = tx
    .select({ nid: registrations.tariffNid })
    .from(registrations)
    .where(inArray(registrations.uid, [kept, gone]));
  await tx
    .delete(queueEntries)
    .where(and(inArray(queueEntries.uid, [kept, gone]), inArray(queueEntries.tariffNid, has)));
}

/** Deletes the rows of the record that goes where a key of the table would then be there twice. */
async function dropDoubles(
  tx: Database,
  { table, column }: PersonalColumn,
  { kept, gone }: Two,
): Promise<void> {
  const own = sql.identifier('own');
  // Cancelled reservations of one session may be many.
  const isLive = table === passReservations ? sql` and ${own}.cancelled_at is null` : sql``;
  for (const keys of keysWith(table, column.name)) {
    const isSame = keys
      .filter((name) => name !== column.name)
      .map((name) => {
        const one = sql.identifier(toSnakeCase(name));
        return sql`${own}.${one} is not distinct from ${sql.identifier(getTableName(table))}.${one}`;
      });
    const same = sql.join(
      [sql`${own}.${sql.identifier(toSnakeCase(column.name))} = ${kept}`, ...isSame],
      sql` and `,
    );
    await tx
      .delete(table)
      .where(
        and(
          eq(column, gone),
          table === passReservations ? isNull(passReservations.cancelledAt) : undefined,
          sql`exists (select 1 from ${table} as ${own} where ${same}${isLive})`,
        ),
      );
  }
}

/** The names in the primary and unique keys that a column is part of. Registrations are judged by their status before. */
function keysWith(table: PgTable, column: string): string[][] {
  if (table === registrations) return [];
  const { primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
  const single = Object.values(getTableColumns(table))
    .filter((one) => one.primary || one.isUnique)
    .map(({ name }) => [name]);
  const named = [...primaryKeys, ...uniqueConstraints].map(({ columns }) => columns.map(({ name }) => name));
  const byIndex = indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => config.columns.flatMap((one) => ('name' in one && one.name ? [one.name] : [])));
  return [...single, ...named, ...byIndex].filter((keys) => keys.includes(column));
}

/** The courses for which both records have a registration that stands, or a place that only one of them may have. */
export async function findDoubleCourses(db: Database, { kept, gone }: Two): Promise<string[]> {
  const rows = await db
    .select({ uid: registrations.uid, status: registrations.status, nid: courses.nid, title: courses.title })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(inArray(registrations.uid, [kept, gone]), eq(registrations.isTicket, false)));
  const standing = rows.filter(({ status }) => isRegisteredStatus(status));
  const of = (uid: number) =>
    new Map(standing.filter((row) => row.uid === uid).map((row) => [row.nid, row.title]));
  const own = of(kept);
  return [...of(gone)].filter(([nid]) => own.has(nid)).map(([, title]) => title);
}
