import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema.ts';
import { queueWaitingOrders } from '#server/services/orders/queueOrderMails.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const parentMail = 'ouder@example.org';
const subjectOf = (oid: number) => `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
const cart = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };
/** A T-shirt: ordered without any form. */
const goods = { club: arabesk, uid: 2, tariffs: [], products: { '6101': 1 } };

describe('place_order of several carts in one checkout', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  let goodsTotal: number;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn(parentMail);
    restore = await restoreSales(server.database.db);
    const { result } = await parent.ask('compile_public_registration_invoice', goods);
    goodsTotal = result.total;
  });
  beforeEach(() => saveAnswers(parent));
  afterEach(() => restore());
  afterAll(() => server.stop());

  const place = async (request: object) => {
    const { result } = await parent.ask('place_order', { ...cart, ...request }, newKey());
    return Number(result.oids[0]);
  };
  const mailing = () => ({
    ...{ db: server.database.db, clock: server.clock, portalOrigin: 'http://localhost' },
  });
  const mailsAbout = async (oid: number) => {
    await server.settled();
    return (await readMails(server.mailFolder)).filter(({ subject }) => subject === subjectOf(oid));
  };

  it('sends one mail with one amount, one reference, one agenda file and a link to all of them', async () => {
    const first = await place({ more: true });
    const second = await place({ ...goods, total: goodsTotal, checkout: first });
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(first) });
    expect(mail.text).toContain('An Peeters\n');
    expect(mail.text).toContain('Noor Peeters\n');
    expect(mail.text).toContain(`/bevestiging/${first},${second}\n`);
    const files = mail.attachments.filter(({ contentId }) => contentId === undefined);
    expect(files).toMatchObject([{ filename: `agenda-${first}-${second}.ics` }]);
    const { result } = await parent.ask('get_order', { oids: `${first},${second}` });
    expect(new Set(result.map(({ reference }) => reference)).size).toBe(1);
    expect(result.map(({ checkout }) => checkout)).toEqual([first, first]);
    // Nothing waits any more, and the second order has no mail of its own.
    server.clock.advance({ seconds: 180 });
    await queueWaitingOrders(mailing());
    expect(await mailsAbout(first)).toHaveLength(1);
    expect(await mailsAbout(second)).toHaveLength(0);
  });

  it('mails about the first order alone when the next cart never comes', async () => {
    const first = await place({ more: true });
    await queueWaitingOrders(mailing());
    expect(await mailsAbout(first)).toHaveLength(0);
    server.clock.advance({ seconds: 180 });
    await Promise.all([queueWaitingOrders(mailing()), queueWaitingOrders(mailing())]);
    expect(await mailsAbout(first)).toHaveLength(1);
  });

  it('refuses a checkout of somebody else, of another club, of a later hour, and one that is no first order', async () => {
    const { db } = server.database;
    const first = await place({});
    const second = { ...goods, total: goodsTotal };
    const status = async (checkout: number) =>
      (await parent.call('place_order', { ...cart, ...second, checkout }, newKey())).status;
    expect(await status(999_999)).toBe(404);
    for (const change of [
      { placedBy: 2 },
      { clubNid: 2 },
      { placedAt: new Date(server.clock.now().getTime() - 2 * 60 * 60 * 1000) },
      { checkoutOid: first },
    ]) {
      const [before] = await db.select().from(orders).where(eq(orders.oid, first));
      await db.update(orders).set(change).where(eq(orders.oid, first));
      expect(await status(first), JSON.stringify(change)).toBe(404);
      await db
        .update(orders)
        .set(before ?? {})
        .where(eq(orders.oid, first));
    }
    expect(await status(first)).toBe(200);
  });

  it('is the same order when the same cart comes again, alone', async () => {
    const key = newKey();
    const placed = await parent.ask('place_order', { ...cart, more: true }, key);
    const again = await parent.ask('place_order', cart, key);
    expect(again.result).toEqual(placed.result);
  });
});
