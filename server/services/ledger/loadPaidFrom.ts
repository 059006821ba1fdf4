import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { bankLines, payments } from '../../db/schema.ts';

/** The account from which the last transfer for an order came, as the statement of the bank has it, by oid. */
export async function loadPaidFrom(
  db: Database,
  oids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (oids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([payments.oid], { oid: payments.oid, iban: bankLines.payerIban })
    .from(payments)
    .innerJoin(bankLines, eq(bankLines.id, payments.bankLineId))
    .where(and(isOneOf(payments.oid, oids), eq(payments.state, 'paid'), ne(bankLines.payerIban, '')))
    .orderBy(payments.oid, desc(payments.id));
  return new Map(found.map(({ oid, iban }) => [oid, iban]));
}
