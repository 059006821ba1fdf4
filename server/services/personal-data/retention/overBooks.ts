import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  certificates,
  clubActions,
  courses,
  creditNotes,
  documents,
  nationalNumbers,
  orderInstalments,
  orders,
  payments,
  queueEntries,
  registrations,
  submissions,
  tariffs,
  tickets,
  users,
} from '#server/db/schema.ts';
import { isOfMoney } from '../erase/keepForTheLaw.ts';
import type { Cutoffs } from './cutoffs.ts';
import { overQueueEntries, overRegistrations, overTickets } from './overParticipation.ts';

/** Certificates with an amount are tax papers of the year in their title. Others say only who took part. */
export function overCertificates(cutoffs: Cutoffs): SQL {
  const { issuedAt, year, paidCents } = certificates;
  return sql`case when ${paidCents} is null then ${issuedAt} < ${cutoffs.at('participation')}
    else greatest(${issuedAt}, make_date(${year}, 12, 31)::timestamptz) < ${cutoffs.at('books')} end`;
}

/** What managers did goes with the books that it changed. */
export function overClubActions(cutoffs: Cutoffs): SQL {
  return sql`${clubActions.madeAt} < ${cutoffs.at('books')}`;
}

/**
 * Orders that may go, unless an amount is still open (`loadOpenOrders`). Money counts from its last movement; an order without money
 * is in no books.
 */
export function overOrders(db: Database, cutoffs: Cutoffs): SQL {
  const { oid, placedAt } = orders;
  const paid = sql`(select max(coalesce(${payments.settledAt}, ${payments.startedAt})) from ${payments} where ${payments.oid} = ${oid})`;
  const due = sql`(select max(greatest(${orderInstalments.paidAt}, ${orderInstalments.dueOn}::timestamptz)) from ${orderInstalments} where ${orderInstalments.oid} = ${oid})`;
  const credited = sql`(select max(${creditNotes.issuedAt}) from ${creditNotes} where ${creditNotes.oid} = ${oid})`;
  const issued = sql`(select max(${documents.issuedAt}) from ${documents} where ${documents.oid} = ${oid})`;
  const kept = (table: typeof registrations | typeof tickets | typeof queueEntries, isOver: SQL) =>
    sql`exists (select 1 from ${table} where ${table.oid} = ${oid} and not (${isOver}))`;
  return sql`case when ${isOfMoney(db)}
      then greatest(${placedAt}, ${paid}, ${due}, ${credited}, ${issued}) < ${cutoffs.at('books')}
      else ${placedAt} < ${cutoffs.at('participation')} end
    and not ${kept(registrations, overRegistrations(cutoffs))}
    and not ${kept(tickets, overTickets(cutoffs))}
    and not ${kept(queueEntries, overQueueEntries(cutoffs))}`;
}

/**
 * Numbers of families without a tax certificate, without a registration that may still lead to one, and without a form of the
 * last year, which an order may follow.
 */
export function overNationalNumbers(cutoffs: Cutoffs): SQL {
  const person = sql`(select coalesce(${users.parentUid}, ${users.uid}) from ${users} where ${users.uid} = ${nationalNumbers.uid})`;
  const family = sql`(select ${users.uid} from ${users} where coalesce(${users.parentUid}, ${users.uid}) = ${person})`;
  return sql`not exists (select 1 from ${certificates}
      where ${certificates.uid} in ${family} and ${certificates.kind} = 'childcare' and not (${overCertificates(cutoffs)}))
    and not exists (select 1 from ${registrations}
      join ${tariffs} on ${tariffs.nid} = ${registrations.tariffNid}
      join ${courses} on ${courses.nid} = ${tariffs.courseNid}
      where ${registrations.uid} in ${family} and ${courses.allowsTaxCertificate} and not (${overRegistrations(cutoffs)}))
    and not exists (select 1 from ${submissions}
      where ${submissions.uid} in ${family} and ${submissions.privacyAcceptedAt} >= ${cutoffs.at('enquiry')})`;
}
