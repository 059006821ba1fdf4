import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  clubMembers,
  courses,
  federationMemberships,
  federations,
  orders,
  passCards,
  queueEntries,
  registrations,
  submissions,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { PersonRow } from '../../people/lockPerson.ts';

/**
 * The uids of the people of a club, in SQL: its members, whoever registered, waits, ordered or sent a form there or has a card of its
 * federation, and the holders of their families. A manager sees nobody else.
 */
function uidsOfClub(clubNid: number): SQL {
  const isOfTariff = (table: typeof registrations | typeof queueEntries) =>
    sql`select ${table.uid} from ${table} join ${tariffs} on ${tariffs.nid} = ${table.tariffNid}
      join ${courses} on ${courses.nid} = ${tariffs.courseNid} where ${courses.clubNid} = ${clubNid}`;
  const own = (column: SQL, table: SQL, club: SQL) =>
    sql`select ${column} from ${table} where ${club} = ${clubNid} and ${column} is not null`;
  const of = (table: typeof clubMembers | typeof passCards | typeof submissions) =>
    own(sql`${table.uid}`, sql`${table}`, sql`${table.clubNid}`);
  const withCard = sql`select ${federationMemberships.uid} from ${federationMemberships}
      join ${federations} on ${federations.nid} = ${federationMemberships.federationNid}
      where ${federations.clubNid} = ${clubNid}`;
  const people = sql.join(
    [
      withCard,
      ...[clubMembers, passCards, submissions].map(of),
      ...[orders.uid, orders.placedBy].map((column) =>
        own(sql`${column}`, sql`${orders}`, sql`${orders.clubNid}`),
      ),
      ...[registrations, queueEntries].map(isOfTariff),
    ],
    sql` union `,
  );
  return sql`select people.uid from (${people}) as people (uid)
    union select ${users.parentUid} from ${users}
    where ${users.uid} in (${people}) and ${users.parentUid} is not null`;
}

/** Whether a person belongs to a club. */
export function isOfClub(clubNid: number): SQL {
  return sql`${users.uid} in (${uidsOfClub(clubNid)})`;
}

/** Whether a row is the nameless person to whom the books of an erased one moved. */
export function isNameless(): SQL {
  const { fname, lname } = nl.erasure.nameless;
  return sql`(${users.fname} = ${fname} and ${users.lname} = ${lname} and ${users.birthdate} is null and ${users.mail} is null)`;
}

/** Refuses a person of another club like one who doesn't exist. */
export async function requireClubPerson(db: Database, clubNid: number, uid: number): Promise<PersonRow> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), isOfClub(clubNid)));
  if (!found) throw refusals.notFound(nl.clubPeople.notFound);
  return found;
}
