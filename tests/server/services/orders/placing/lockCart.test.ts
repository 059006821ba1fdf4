import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { passCards } from '#server/db/schema.ts';
import { readCartSelection } from '#server/services/cart/cartSelection.ts';
import { requireClub } from '#server/services/clubs/clubs.ts';
import { lockCart } from '#server/services/orders/placing/lockCart.ts';
import { loadPerson } from '#server/services/people/people.ts';
import { createSeededDatabase } from '#tests/server/support/database/createSeededDatabase.ts';
import { card } from '#tests/server/support/orders/passServer.ts';
import { arabesk } from '#tests/server/support/registration.ts';

const beurtenkaart = 31;

describe('lockCart', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    const url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
  });
  afterAll(() => database.close());

  it('locks a card that is reloaded, so that an order never locks it after an invitation', async () => {
    const { db } = database;
    const who = {
      club: await requireClub(db, { nid: arabesk }, undefined),
      person: await loadPerson(db, 1),
      heldBy: 1,
      household: 1,
      shared: new Set<number>(),
      companions: [],
    };
    const selection = readCartSelection({ tariffs: [], passes: [beurtenkaart] }, who);
    const wanted = {
      ...selection,
      reloadedCard: card,
      placedBy: 1,
      shownTotalCents: 0,
      mail: 'none' as const,
    };
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
});
