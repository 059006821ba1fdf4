import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eurosOf } from '#rules/money.ts';
import type { ClubAction } from '#schemas/entities/clubAction.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { cancellations, clubActions, orders, registrations, users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';

interface WantedActions {
  readonly clubNid: number;
  readonly offset: number;
  readonly limit: number;
}

interface ClubActions {
  readonly actions: ClubAction[];
  /** On all pages. */
  readonly count: number;
}

/** What managers did for a club, the latest first. */
export async function loadClubActions(
  db: Database,
  { clubNid, offset, limit }: WantedActions,
): Promise<ClubActions> {
  const manager = alias(users, 'manager');
  const person = alias(users, 'person');
  const isOfClub = eq(clubActions.clubNid, clubNid);
  const rows = await db
    .select({ action: clubActions, manager, person, reason: cancellations.reason })
    .from(clubActions)
    .leftJoin(manager, eq(manager.uid, clubActions.byUid))
    .leftJoin(registrations, eq(registrations.id, clubActions.registrationId))
    .leftJoin(orders, eq(orders.oid, clubActions.oid))
    .leftJoin(person, eq(person.uid, sql`coalesce(${registrations.uid}, ${orders.uid})`))
    .leftJoin(cancellations, eq(cancellations.registrationId, clubActions.registrationId))
    .where(isOfClub)
    .orderBy(desc(clubActions.madeAt), desc(clubActions.id))
    .limit(limit)
    .offset(offset);
  return { actions: rows.map(toWire), count: await db.$count(clubActions, isOfClub) };
}

type UserRow = typeof users.$inferSelect;

interface Row {
  readonly action: typeof clubActions.$inferSelect;
  readonly manager: UserRow | null;
  readonly person: UserRow | null;
  readonly reason: string | null;
}

function toWire({ action: row, manager, person, reason: cancelled }: Row): ClubAction {
  const { id, madeAt, action, details, oid } = row;
  const { what, amountCents, creditedCents, refundedCents, byHandCents, mail } = details;
  const reason = details.reason ?? (action === 'cancel-registration' ? (cancelled ?? '') : '');
  return {
    ...{ id, action, what, at: unixSecondsOf(madeAt), by: manager ? fullName(manager) : null },
    ...(oid !== null && { order: oid }),
    ...(person && { name: fullName(person) }),
    ...(mail && { mail }),
    ...(reason !== '' && { reason }),
    ...(amountCents !== undefined && { amount: eurosOf(amountCents) }),
    ...(creditedCents !== undefined && { credited: eurosOf(creditedCents) }),
    ...(refundedCents !== undefined && { refunded: eurosOf(refundedCents) }),
    ...(byHandCents !== undefined && { byHand: eurosOf(byHandCents) }),
  };
}
