import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '#server/db/database.ts';
import { productVariants } from '#server/db/schema.ts';

const sales = 2_000;
const atOnce = 10;

/** Sells shirts one at a time directly in the database, without buyers, server or questions, and closes the database. */
export async function measureBareSales({ db, close }: DatabaseHandle, variantNid: number): Promise<number> {
  await db.update(productVariants).set({ stock: sales }).where(eq(productVariants.nid, variantNid));
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next++ < sales) await db.transaction((tx) => takeOne(tx, variantNid));
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await close();
  return sales / seconds;
}

async function takeOne(tx: Database, variantNid: number): Promise<void> {
  const { nid, stock } = productVariants;
  await tx
    .update(productVariants)
    .set({ stock: sql`${stock} - 1` })
    .where(eq(nid, variantNid))
    .returning({ nid });
}
