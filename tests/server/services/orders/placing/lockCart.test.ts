import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { passCards, vouchers } from '#server/db/schema.ts';
import { readCartSelection } from '#server/services/cart/cartSelection.ts';
import { requireClub } from '#server/services/clubs/clubs.ts';
import { lockCart } from '#server/services/orders/placing/lockCart.ts';
import { loadPerson } from '#server/services/people/people.ts';
import { createSeededDatabase } from '#tests/server/support/database/createSeededDatabase.ts';
import { card, expiredCard } from '#tests/server/support/orders/passServer.ts';
import { arabesk } from '#tests/server/support/registration.ts';

const beurtenkaart = 31;

describe('lockCart', () => {
  let database: DatabaseHandle;
  let who: Parameters<typeof readCartSelection>[1];
  const ordered = { placedBy: 1, shownTotalCents: 0, mail: 'none' as const };
  beforeAll(async () => {
    const url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const { db } = database;
    who = {
      club: await requireClub(db, { nid: arabesk }, undefined),
      person: await loadPerson(db, 1),
      ...{ heldBy: 1, household: 1, shared: new Set<number>(), companions: [] },
    };
  });
  afterAll(() => database.close());

  it('locks a card that is reloaded, so that an order never locks it after an invitation', async () => {
    const { db } = database;
    const selection = readCartSelection({ tariffs: [], passes: [beurtenkaart] }, who);
    const wanted = { ...selection, ...ordered, reloadedCard: card };
    // Another connection asks for the card while the transaction is open.
    const unlocked = await db.transaction(async (tx) => {
      await lockCart(tx, wanted);
      return db
        .select({ id: passCards.id })
        .from(passCards)
        .where(eq(passCards.id, card))
        .for('update', { skipLocked: true });
    });
    expect(unlocked).toEqual([]);
  });

  it('locks the cards and the vouchers of the person at the club, and none of others', async () => {
    const { db } = database;
    const values = { passNid: beurtenkaart, credit: 9, boughtAt: new Date() };
    await db.insert(passCards).values([
      { ...values, clubNid: arabesk, uid: 12 },
      { ...values, clubNid: 2, uid: 1 },
    ]);
    const voucher = { kind: 'amount', value: 100 } as const;
    await db.insert(vouchers).values([
      { ...voucher, code: 'MIJN', clubNid: arabesk },
      { ...voucher, code: 'MIJN', clubNid: 2 },
      { ...voucher, code: 'ANDER', clubNid: arabesk },
    ]);
    const selection = readCartSelection({ tariffs: [], vouchers: ['mijn'], passAsPrepaid: true }, who);
    await db.transaction(async (tx) => {
      await lockCart(tx, { ...selection, ...ordered });
      const freeCards = await db.select().from(passCards).for('update', { skipLocked: true });
      expect(freeCards.map(({ id }) => id)).not.toContain(card);
      expect(freeCards.map(({ id }) => id)).not.toContain(expiredCard);
      expect(freeCards.filter(({ credit }) => credit === 9).map(({ uid }) => uid)).toEqual([12, 1]);
      const freeVouchers = await db.select().from(vouchers).for('update', { skipLocked: true });
      const ofTest = freeVouchers.filter(({ code }) => code === 'MIJN' || code === 'ANDER');
      expect(ofTest.map(({ code, clubNid }) => [code, clubNid])).toEqual([
        ['MIJN', 2],
        ['ANDER', arabesk],
      ]);
    });
  });
});
