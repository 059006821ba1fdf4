import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptCarts } from '#server/db/schema.ts';
import { sweepCarts } from '#server/services/cart/keptCarts.ts';
import { compileCart } from '../../support/orders/compileCart.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** The parent, and Noor of the same family. */
const [an, noor] = [1, 2];
const ballet = { chosen: [{ tariff: 1021 }] };
const jazz = { chosen: [{ tariff: 1061 }] };
const another = { chosen: [{ tariff: 1111 }] };

describe('save_cart', () => {
  let server: TestServer;
  let phone: TestClient;
  let laptop: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    phone = await server.loggedIn('ouder@example.org');
    laptop = await server.loggedIn('ouder@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const ofNoor = { club: arabesk, uid: noor };
  const kept = async (device: TestClient) => (await device.ask('get_carts', {})).result;
  /** Keeps the carts beside a cart: of another person, at another club, and of the other household. */
  const keepOthers = (uid: number) => {
    const other = { version: 7, contents: another, editedAt: server.clock.now() };
    const beside = [
      { uid: uid === an ? noor : an, clubNid: arabesk },
      { uid, clubNid: 2 },
      { uid, clubNid: arabesk, ofOtherHousehold: true },
    ];
    return server.database.db.insert(keptCarts).values(beside.map((one) => ({ ...one, ...other })));
  };

  it('brings a cart to the other device', async () => {
    await phone.ask('save_cart', { ...ofNoor, contents: ballet, age: 0 });
    expect(await kept(laptop)).toEqual([{ ...ofNoor, version: 1, contents: ballet }]);
  });

  it('keeps the newer edit, whichever arrives first, and answers with this cart alone', async () => {
    await keepOthers(noor);
    await laptop.ask('save_cart', { ...ofNoor, contents: jazz, age: 1000 });
    const late = await phone.ask('save_cart', { ...ofNoor, contents: ballet, age: 60_000 });
    expect(late.result).toMatchObject({ version: 1, contents: jazz });
    const newer = await phone.ask('save_cart', { ...ofNoor, age: 0 });
    expect(newer.result).toMatchObject({ version: 2, contents: null });
    expect(await kept(laptop)).toContainEqual({ ...ofNoor, version: 2, contents: null });
  });

  it('keeps one of many edits at once', async () => {
    const edits = Array.from({ length: 12 }, (_, place) => ({
      ...ofNoor,
      contents: jazz,
      age: (place + 1) * 1000,
    }));
    const last = { ...ofNoor, contents: ballet, age: 0 };
    await Promise.all(
      [...edits, last].map((edit, place) => (place % 2 ? phone : laptop).ask('save_cart', edit)),
    );
    expect(await kept(phone)).toMatchObject([{ contents: ballet }]);
  });

  it('is emptied by an order on all devices, and no other cart is', async () => {
    await saveAnswers(phone);
    await keepOthers(an);
    const contents = { chosen: [{ tariff: adultTariff }] };
    await phone.ask('save_cart', { club: arabesk, uid: an, contents, age: 0 });
    const cart = { club: arabesk, uid: an, tariffs: [adultTariff] };
    const { total } = (await compileCart(phone, cart)).result;
    await phone.ask('place_order', { ...cart, total }, newKey());
    const { db } = server.database;
    const isThis = and(
      ...[eq(keptCarts.uid, an), eq(keptCarts.clubNid, arabesk), eq(keptCarts.ofOtherHousehold, false)],
    );
    expect(await db.select().from(keptCarts).where(isThis)).toMatchObject([{ contents: null }]);
    expect(await db.$count(keptCarts, eq(keptCarts.version, 7))).toBe(3);
  });

  it('forgets a cart that nobody changed for 60 days', async () => {
    await phone.ask('save_cart', { ...ofNoor, contents: ballet, age: 0 });
    const { db } = server.database;
    const [row] = await db.select().from(keptCarts).where(eq(keptCarts.uid, noor));
    const days = (count: number) => new Date((row?.editedAt.getTime() ?? 0) + count * 86_400_000);
    await sweepCarts(db, days(60));
    expect(await kept(phone)).toHaveLength(1);
    await sweepCarts(db, days(60.01));
    expect(await kept(phone)).toEqual([]);
  });
});
