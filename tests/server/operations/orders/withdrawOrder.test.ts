import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { orderLines, orders } from '#server/db/schema.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { products } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const parentMail = 'ouder@example.org';
const day = 86_400_000;

describe('withdraw_order', () => {
  let server: TestServer;
  let parent: TestClient;
  let oid: number;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn(parentMail);
    restore = await restoreSales(server.database.db);
  });
  beforeEach(async () => {
    oid = await orderShirt(parent);
  });
  afterEach(() => restore());
  afterAll(() => server.stop());

  const found = async () => (await parent.ask('get_order', { oids: String(oid) })).result[0];
  const placedAgo = (days: number) =>
    server.database.db
      .update(orders)
      .set({ placedAt: new Date(server.clock.now().getTime() - days * day) })
      .where(eq(orders.oid, oid));

  it('notes the moment, and mails the statement with its date and time to the club and the person', async () => {
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    const { result } = await parent.ask('withdraw_order', { oid, note: ' Alleen het T-shirt ' });
    expect((await found())?.withdrawal?.withdrawn).toBe(result.withdrawn);
    const own = { to: parentMail, subject: `Je herroeping van bestelling ${oid} bij Dansstudio Arabesk` };
    const mail = await mailOnceThere(server.mailFolder, own, seen);
    expect(mail.text).toContain('• T-shirt');
    expect(mail.text).toContain('Opmerking: Alleen het T-shirt\n');
    expect(mail.text).toMatch(/Ontvangen op 20\/11\/2026 om \d\du\d\d\./);
    const toClub = {
      to: 'hallo@arabesk.example.org',
      subject: `Herroeping van bestelling ${oid} door An Peeters`,
    };
    const clubMail = await mailOnceThere(server.mailFolder, toClub, seen);
    expect(clubMail.text).toContain('Naam: An Peeters, ouder@example.org');
    expect(clubMail.text).toMatch(/Ontvangen op 20\/11\/2026 om \d\du\d\d\./);
  });

  it('answers the first moment to a repeat, even at the same time, and sends nothing more', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => parent.ask('withdraw_order', { oid, note: '' })));
    const [first] = answers;
    expect(new Set(answers.map(({ result }) => result.withdrawn)).size).toBe(1);
    const again = await parent.ask('withdraw_order', { oid, note: 'Toch alles' });
    expect(again.result).toEqual(first?.result);
    const subject = `Je herroeping van bestelling ${oid} bij Dansstudio Arabesk`;
    await mailOnceThere(server.mailFolder, { to: parentMail, subject });
    // A later order is mailed about last, so a second mail of this one would be there.
    const later = await orderShirt(parent);
    await mailOnceThere(server.mailFolder, {
      to: parentMail,
      subject: `Je bestelling bij Dansstudio Arabesk (nr. ${later})`,
    });
    const mails = (await readMails(server.mailFolder)).filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
  });

  it('tells with the order until when it is possible', async () => {
    const placed = await found();
    expect(placed?.withdrawal).toEqual({ until: (placed?.placed ?? 0) + 30 * 86_400, withdrawn: null });
  });

  it('is possible until 30 days after the order, and 180 when a part is delivered later', async () => {
    await placedAgo(31);
    const refused = await parent.call('withdraw_order', { oid, note: '' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not-available' } });
    await server.database.db.update(orderLines).set({ qtyBackordered: 1 }).where(eq(orderLines.oid, oid));
    expect((await parent.call('withdraw_order', { oid, note: '' })).status).toBe(200);
  });

  it('is refused for lessons on set dates, whose order does not offer it', async () => {
    await saveAnswers(parent);
    oid = await order(parent);
    expect(await found()).not.toHaveProperty('withdrawal');
    const refused = await parent.call('withdraw_order', { oid, note: '' });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [expect.stringContaining('vaste datum')] },
    });
  });

  it('does not find an order of another family', async () => {
    const other = await server.loggedIn('docent@example.org');
    expect((await other.call('withdraw_order', { oid, note: '' })).status).toBe(404);
    expect((await found())?.withdrawal?.withdrawn).toBeNull();
  });

  it('is announced in the mail of the order, as is that lessons have no such right', async () => {
    const subject = (nr: number) => `Je bestelling bij Dansstudio Arabesk (nr. ${nr})`;
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subject(oid) });
    expect(mail.text).toContain('tot 14 dagen na de levering herroepen');
    expect(mail.text).toContain('http://localhost/herroepen\n');
    expect(mail.text).not.toContain('geen herroepingsrecht');
    await saveAnswers(parent);
    const lessons = await order(parent);
    const other = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subject(lessons) });
    expect(other.text).toContain('geldt geen herroepingsrecht (art. VI.53, 12° WER)');
    expect(other.text).not.toContain('14 dagen');
  });
});

async function orderShirt(client: TestClient): Promise<number> {
  const cart: Omit<OperationRequest<'place_order'>, 'total'> = {
    ...{ club: arabesk, uid: 1, tariffs: [] },
    products: { [products.shirt]: 1 },
  };
  const { total } = (await client.ask('compile_public_registration_invoice', cart)).result;
  const placed = await client.ask('place_order', { ...cart, total }, newKey());
  const [oid] = placed.result.oids;
  if (oid === undefined) throw new Error('No order was placed');
  return oid;
}
