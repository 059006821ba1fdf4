import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import type { OrderFacts } from '../../documents/loadDocumentFacts.ts';
import { accountHolder } from '../../people/accountHolder.ts';
import { loadOrderTickets } from '../../tickets/orderTickets.ts';
import type { InsertedOrder } from './insertOrder.ts';
import type { WantedOrder } from './wantedOrder.ts';

/**
 * What the invoice of a new order says, as `loadDocumentFacts` would load it. The order is still in memory, and others wait for
 * the rows that it locked.
 */
export async function newOrderFacts(
  tx: Database,
  wanted: WantedOrder,
  { order, lines, instalments }: InsertedOrder,
): Promise<OrderFacts> {
  const names = await namesOf(
    tx,
    wanted,
    lines.map(({ uid }) => uid),
  );
  const hasSeats = lines.some(({ type }) => type === 'seat');
  return {
    ...{ order, instalments, attempts: [], credits: [], refunds: [], entries: [], issued: [] },
    club: wanted.club,
    person: wanted.person,
    holder: await accountHolder(tx, wanted.person),
    lines: lines.flatMap((line) => {
      const person = names.get(line.uid);
      return person ? [{ line, person }] : [];
    }),
    tickets: hasSeats ? await loadOrderTickets(tx, [order.oid]) : [],
  };
}

/** The names of these people. Only a partner of the family is not in the cart yet. */
async function namesOf(tx: Database, { person, companions }: WantedOrder, uids: readonly number[]) {
  const known = [person, ...companions];
  const unknown = uids.filter((uid) => known.every((one) => one.uid !== uid));
  const partners =
    unknown.length === 0
      ? []
      : await tx
          .select({ uid: users.uid, fname: users.fname, lname: users.lname })
          .from(users)
          .where(inArray(users.uid, unknown));
  return new Map([...known, ...partners].map(({ uid, fname, lname }) => [uid, { fname, lname }]));
}
