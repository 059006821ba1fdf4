import { sql } from 'drizzle-orm';
import { plainText } from '#rules/forgivingSearch.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orders, streets } from '../../db/schema.ts';
import { loadDocuments } from '../../services/documents/issueDocuments.ts';
import type { Passwords } from '../../services/sessions/passwords.ts';
import { insertKnownPlaces, placeLines } from '../places/insertKnownPlaces.ts';
import { insertCommunications } from './communication/insertCommunications.ts';
import { importClubs } from './importClubs.ts';
import { insertPeople, insertStanding } from './people/insertPeople.ts';
import { insertTeaching } from './people/insertTeaching.ts';
import { insertUitpasCards } from './people/insertUitpasCards.ts';
import { insertCertificates } from './selling/insertCertificates.ts';
import { insertInvoices } from './selling/insertInvoices.ts';
import { insertAdmissions } from './standing/insertAdmissions.ts';
import { insertKept } from './standing/insertKept.ts';
import { insertPassCards } from './standing/insertPassCards.ts';

/** Fills an empty database with the demo data, all or nothing. */
export async function seed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  passwords: Passwords,
): Promise<void> {
  await db.transaction(async (tx) => {
    const context = { db: tx, clock };
    await insertPlaces(tx);
    await insertPeople(tx, todayOf(clock), passwords);
    await importClubs(tx, clock);
    await insertStanding(context);
    await insertUitpasCards(context);
    await insertKept(context);
    await insertAdmissions(context);
    await insertPassCards(context);
    await insertInvoices(context);
    await insertCertificates(context);
    await issueInvoices(context);
    await insertTeaching(context);
    await insertCommunications(context);
    await continueNumbers(tx);
  });
}

/** Issues the invoices and credit notes of all orders, the oldest first. */
async function issueInvoices(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const all = await context.db.select({ oid: orders.oid }).from(orders);
  await loadDocuments(
    context,
    all.map(({ oid }) => oid),
  );
}

/** Moves the sequences on, so that new rows never get a number that the seed gave. The import moves on those of its own numbers. */
async function continueNumbers(tx: Database): Promise<void> {
  for (const [table, column] of [
    ['users', 'uid'],
    ['club_files', 'fid'],
    ['courses', 'nid'],
    ['tariffs', 'nid'],
    ['seats', 'nid'],
  ] as const)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.identifier(column)}) from ${sql.identifier(table)}))`,
    );
}

/** Inserts postcodes of three countries and the streets of a few towns. */
async function insertPlaces(tx: Database): Promise<void> {
  await insertKnownPlaces(tx);
  await tx.insert(streets).values(
    placeLines('demoStreets').map((line) => {
      const [country = '', postal = '', name = '', lowest = '', highest = ''] = line.split('\t');
      const houses = { lowestNumber: Number(lowest), highestNumber: Number(highest) };
      return { country, postal, name, searchText: plainText(name), ...houses };
    }),
  );
}
