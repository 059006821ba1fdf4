import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, documents, orderLines, orders, users } from '../../db/schema.ts';
import { type LoadedAccount, loadAccounts } from '../payments/loadAccounts.ts';
import { type AccountHolder, accountHolder, type HeldPerson } from '../people/accountHolder.ts';
import { loadOrderTickets, type OrderTicket } from '../tickets/orderTickets.ts';
import type { IssuedDocument } from './documentNumber.ts';

export interface OrderFacts extends LoadedAccount {
  readonly club: typeof clubs.$inferSelect;
  readonly person: HeldPerson;
  readonly holder: AccountHolder;
  readonly lines: readonly {
    readonly line: typeof orderLines.$inferSelect;
    readonly person: { readonly fname: string; readonly lname: string };
  }[];
  readonly tickets: readonly OrderTicket[];
  /** The documents that the order has already, the oldest first. */
  readonly issued: readonly IssuedDocument[];
}

/** Loads what the documents of an order say; `undefined` for an unknown order. */
export async function loadDocumentFacts(tx: Database, oid: number): Promise<OrderFacts | undefined> {
  const [found] = await tx
    .select({ club: clubs, person: users })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(eq(orders.oid, oid));
  const account = (await loadAccounts(tx, [oid])).get(oid);
  if (!found || !account) return undefined;
  const lines = await tx
    .select({ line: orderLines, person: { fname: users.fname, lname: users.lname } })
    .from(orderLines)
    .innerJoin(users, eq(users.uid, orderLines.uid))
    .where(eq(orderLines.oid, oid))
    .orderBy(asc(orderLines.position));
  const hasSeats = lines.some(({ line }) => line.type === 'seat');
  return {
    ...account,
    ...found,
    lines,
    holder: await accountHolder(tx, found.person),
    tickets: hasSeats ? await loadOrderTickets(tx, [oid]) : [],
    issued: await tx.select().from(documents).where(eq(documents.oid, oid)).orderBy(documents.id),
  };
}
