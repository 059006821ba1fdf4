import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdWindows, reservations } from '#server/db/schema.ts';
import { holdForGuardian } from '#server/services/holds/holdForGuardian.ts';
import { type LeasedDatabase, openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { adultTariff, arabesk } from '../../support/registration.ts';
import { testClock } from '../../support/testClock.ts';

const day = 86_400;

describe('holdForGuardian', () => {
  let database: LeasedDatabase;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  it('holds nothing longer than what is in the cart now, and nothing of another account', async () => {
    const db = () => database.db;
    const heldAt = testClock().now();
    const at = (seconds: number) => new Date(heldAt.getTime() + seconds * 1000);
    const ended = at(0);
    const place = { kind: 'place', clubNid: arabesk, uid: 5, heldBy: 5, heldAt } as const;
    const others = [
      { ...place, ref: 1071, expiresAt: ended },
      { ...place, ref: 1091, expiresAt: at(3 * day) },
      { ...place, ref: 1101, kind: 'offer', expiresAt: at(900) },
      { ...place, ref: 1111, uid: 6, heldBy: 6, expiresAt: at(900) },
    ] as const;
    const windows = [
      { heldBy: 5, courseNid: 107, endsAt: ended },
      { heldBy: 5, courseNid: 109, endsAt: at(3 * day) },
      { heldBy: 6, courseNid: 112, endsAt: at(900) },
    ];
    await db()
      .insert(reservations)
      .values([{ ...place, ref: adultTariff, expiresAt: at(900) }, ...others]);
    await db()
      .insert(holdWindows)
      .values([{ heldBy: 5, courseNid: 112, endsAt: at(900) }, ...windows]);
    const until = at(2 * day);
    expect(await holdForGuardian(db(), { heldBy: 5, until, now: heldAt })).toBe(true);
    const held = await db()
      .select()
      .from(reservations)
      .where(inArray(reservations.heldBy, [5, 6]));
    for (const one of [...others, { ref: adultTariff, expiresAt: until }])
      expect(held).toContainEqual(expect.objectContaining(one));
    const kept = await db()
      .select()
      .from(holdWindows)
      .where(inArray(holdWindows.heldBy, [5, 6]));
    for (const one of [...windows, { heldBy: 5, courseNid: 112, endsAt: until }])
      expect(kept).toContainEqual(expect.objectContaining(one));
  });
});
