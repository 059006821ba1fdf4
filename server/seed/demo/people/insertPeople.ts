import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, federationMemberships, queueEntries, registrations, users } from '#server/db/schema.ts';
import type { Passwords } from '#server/services/sessions/passwords.ts';
import { insertUnpaidOrder } from '../selling/insertUnpaidOrder.ts';
import {
  memberships,
  queue,
  registrations as seededRegistrations,
  unpaidOrders,
} from '../standing/standing.ts';
import { classmates } from './classmates.ts';
import { demoPassword, people, federationMemberships as seededMemberships } from './people.ts';

export async function insertPeople(tx: Database, today: IsoDay, passwords: Passwords): Promise<void> {
  const passwordHash = await passwords.hash(demoPassword);
  // Inserts account holders before their families, because of the foreign key.
  const holdersFirst = [...people, ...classmates].toSorted(
    (one, other) => (one.parentUid ?? 0) - (other.parentUid ?? 0),
  );
  await tx.insert(users).values(
    holdersFirst.map(({ age, mail, blockedReason, ...person }) => ({
      ...person,
      birthdate: birthdateOf(age, person.uid, today),
      ...(mail !== undefined && { mail, confirmedMail: mail, passwordHash }),
      ...(blockedReason !== undefined && { isBlocked: true, blockedReason }),
    })),
  );
}

export async function insertStanding({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  // Before the season began, so that its first lessons are in the calendar.
  const registeredAt = dateOf(unixSecondsOf(at) - 45 * dayInSeconds);
  await tx.insert(clubMembers).values([...memberships]);
  await tx
    .insert(registrations)
    .values(seededRegistrations.map((entry) => ({ ...entry, isTicket: false, registeredAt })));
  await tx.insert(federationMemberships).values(
    seededMemberships.map(({ until, ...membership }) => ({
      ...membership,
      validUntil: lastDays(todayOf(clock))[until],
    })),
  );
  for (const order of unpaidOrders) await insertUnpaidOrder({ db: tx, clock }, order);
  await tx.insert(queueEntries).values(queue.map((entry) => ({ ...entry, queuedAt: at })));
}

/** Last days of the memberships. A season ends with August. */
function lastDays(today: IsoDay): Readonly<Record<'season' | 'lastSeason' | 'givenUp', IsoDay | null>> {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '08-31' ? 1 : 0);
  return { season: `${year}-08-31`, lastSeason: `${year - 1}-08-31`, givenUp: null };
}

/** Computes a birthdate for an age. Birthdays of successive uids are 17 days apart. */
function birthdateOf(age: number, uid: number, today: IsoDay): IsoDay {
  const [year, month, day] = today.split('-').map(Number);
  // 29 February doesn't exist in every year.
  const sameDay = `${(year ?? 0) - age}-${pad(month)}-${pad(Math.min(day ?? 1, 28))}`;
  return daysAfter(sameDay, -17 * uid);
}

function pad(part: number | undefined): string {
  return String(part ?? 1).padStart(2, '0');
}
