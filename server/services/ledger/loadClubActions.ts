import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { eurosOf } from '#rules/money.ts';
import type { ClubAction } from '#schemas/entities/management/clubAction.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { answerChanges, cancellations, clubActions, orders, registrations, users } from '../../db/schema.ts';
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

/** What managers did for a club and which answers families changed, the latest first. */
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
    .leftJoin(
      person,
      eq(person.uid, sql`coalesce(${registrations.uid}, ${orders.uid}, ${clubActions.aboutUid})`),
    )
    .leftJoin(cancellations, eq(cancellations.registrationId, clubActions.registrationId))
    .where(isOfClub)
    .orderBy(desc(clubActions.madeAt), desc(clubActions.id))
    .limit(limit)
    .offset(offset);
  const changes = await loadChanges(
    db,
    rows.map(({ action }) => action.id),
  );
  const actions = rows.map((row) => {
    const made = changes.get(row.action.id);
    return { ...toWire(row), ...(made && { changes: made }) };
  });
  return { actions, count: await db.$count(clubActions, isOfClub) };
}

/** The changed answers that are still kept, by action. */
async function loadChanges(db: Database, ids: readonly number[]) {
  const { id, actionId, wording, before } = answerChanges;
  const found = await db
    .select({ actionId, question: wording, before })
    .from(answerChanges)
    .where(inArray(actionId, [...ids]))
    .orderBy(asc(id));
  const byAction = Map.groupBy(found, (change) => change.actionId);
  return new Map(
    [...byAction].map(([action, changes]) => [
      action,
      changes.map(({ question, before: earlier }) => ({ question, before: earlier })),
    ]),
  );
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
  const { what, amountCents, creditedCents, refundedCents, byHandCents, mail, sentences } = details;
  const reason = details.reason ?? (action === 'cancel-registration' ? (cancelled ?? '') : '');
  return {
    ...{ id, action, what, at: unixSecondsOf(madeAt), by: manager ? fullName(manager) : null },
    ...(sentences && { sentences: [...sentences] }),
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
