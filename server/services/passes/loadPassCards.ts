import { and, asc, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { Pass, PassCard } from '#schemas/entities/offer/pass.ts';
import type { Database } from '../../db/database.ts';
import { passCards, passes } from '../../db/schema.ts';

/** The passes that somebody has at a club in order of purchase, also used-up and expired ones. */
export function loadPassCards(
  db: Database,
  { clubNid, uid }: { clubNid: number; uid: number },
): Promise<PassCard[]> {
  return db
    .select({
      id: passCards.id,
      label: passes.label,
      credit: passCards.credit,
      validUntil: passCards.validUntil,
      code: passCards.code,
    })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .where(and(eq(passCards.clubNid, clubNid), eq(passCards.uid, uid)))
    .orderBy(asc(passCards.id));
}

/** The passes that a club sells, fewest turns first. */
export async function loadOfferedPasses(db: Database, clubNid: number): Promise<Pass[]> {
  const rows = await db
    .select()
    .from(passes)
    .where(eq(passes.clubNid, clubNid))
    .orderBy(asc(passes.credit), asc(passes.nid));
  return rows.map(({ nid, label, credit, priceCents }) => ({
    pass: nid,
    label,
    credit,
    price: eurosOf(priceCents),
  }));
}
