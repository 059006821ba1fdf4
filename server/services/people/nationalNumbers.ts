import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nationalNumbers } from '../../db/schema.ts';

/**
 * '' when unknown.
 * Decision: docs/decisions/0028-a-known-national-number-is-not-asked-again.md
 */
export async function loadNationalNumber(db: Database, uid: number): Promise<string> {
  const [known] = await db.select().from(nationalNumbers).where(eq(nationalNumbers.uid, uid));
  return known?.digits ?? '';
}

/**
 * @param digits - eleven, or '' to forget the number
 * @param year - year of payment of the certificate that needs it; it is kept as long as the certificates of that year
 */
export async function keepNationalNumber(
  tx: Database,
  uid: number,
  digits: string,
  year?: number,
): Promise<void> {
  if (digits === '') await tx.delete(nationalNumbers).where(eq(nationalNumbers.uid, uid));
  else
    await tx
      .insert(nationalNumbers)
      .values({ uid, digits, neededForYear: year ?? null })
      .onConflictDoUpdate({
        target: nationalNumbers.uid,
        set: {
          digits,
          neededForYear: sql`greatest(${nationalNumbers.neededForYear}, excluded.needed_for_year)`,
        },
      });
}

/** Keeps the numbers of these people, if they have one, as long as the certificates of a year of payment. */
export async function keepNumbersFor(tx: Database, uids: readonly number[], year: number): Promise<void> {
  if (uids.length === 0) return;
  await tx
    .update(nationalNumbers)
    .set({ neededForYear: sql`greatest(${nationalNumbers.neededForYear}, ${year}::int)` })
    .where(inArray(nationalNumbers.uid, [...uids]));
}
