import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { orders, queueEntries, registrations, tariffs, users } from '#server/db/schema.ts';
import { openCentsSql, standsSql } from '../openCents.ts';

/** A registration or an entry of a waiting list, with only what decides whether a list shows it, and where. */
export interface Entry {
  readonly kind: 'registration' | 'waiting';
  readonly id: number;
  readonly uid: number;
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: string | null;
  /** Name of the holder of the family; '' where the person is nobody's family member. */
  readonly holder: string;
  /** Mail addresses and phone numbers of the person and the holder, for a search; '' for none. */
  readonly contact: string;
  readonly tariff: string;
  readonly tariffNid: number;
  readonly isTrial: boolean;
  readonly role: string;
  readonly state: 'registered' | 'waiting' | 'cancelled';
  /** Place in the waiting list of the tariff, from 1; null for a registration. */
  readonly position: number | null;
  readonly since: Date;
  readonly oid: number | null;
  /** The order has an open amount. */
  readonly isOpen: boolean;
}

/** Every registration of a course and every entry of its waiting lists, in two statements. */
export async function loadEntries(db: Database, courseNid: number): Promise<readonly Entry[]> {
  const holders = alias(users, 'holders');
  const isHolder = and(eq(holders.uid, users.parentUid), isNull(users.coParentSince));
  const person = {
    fname: users.fname,
    lname: users.lname,
    birthdate: users.birthdate,
    holder: sql<string>`coalesce(${holders.fname} || ' ' || ${holders.lname}, '')`,
    contact: sql<string>`concat_ws(' ', ${users.mail}, ${users.secondMail}, ${users.phone}, ${holders.mail}, ${holders.secondMail}, ${holders.phone})`,
    tariff: tariffs.title,
    isTrial: sql<boolean>`${tariffs.type} = 'trial'`,
  };
  const { id, uid, tariffNid, role, registeredAt, oid } = registrations;
  const registered = await db
    .select({
      ...{ id, uid, tariffNid, role, since: registeredAt, oid, ...person },
      stands: sql<boolean>`${standsSql}`,
      isOpen: sql<boolean>`coalesce(${gt(openCentsSql(), 0)}, false)`,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, tariffNid))
    .innerJoin(users, eq(users.uid, uid))
    .leftJoin(holders, isHolder)
    .leftJoin(orders, eq(orders.oid, oid))
    .where(eq(tariffs.courseNid, courseNid));
  const waiting = await db
    .select({
      ...{ id: queueEntries.id, uid: queueEntries.uid, tariffNid: queueEntries.tariffNid },
      ...{ since: queueEntries.queuedAt, oid: queueEntries.oid, ...person },
      position:
        sql<number>`row_number() over (partition by ${queueEntries.tariffNid} order by ${queueEntries.id})`.mapWith(
          Number,
        ),
    })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(users, eq(users.uid, queueEntries.uid))
    .leftJoin(holders, isHolder)
    .where(eq(tariffs.courseNid, courseNid))
    .orderBy(asc(queueEntries.tariffNid), asc(queueEntries.id));
  return [
    ...registered.map(({ stands, ...one }) => ({
      ...{ ...one, kind: 'registration' as const, position: null },
      state: stands ? ('registered' as const) : ('cancelled' as const),
      isOpen: stands && one.isOpen,
    })),
    ...waiting.map((one) => ({
      ...{ ...one, kind: 'waiting' as const, state: 'waiting' as const, role: '', isOpen: false },
    })),
  ];
}
