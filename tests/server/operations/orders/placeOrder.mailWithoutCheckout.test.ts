import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clubs, orders } from '#server/db/schema.ts';
import { queueMailEvents } from '#server/mail/outbox/queueMails.ts';
import { noCheckout } from '#server/payments/noCheckout.ts';
import { orderEvent } from '#server/services/orders/queueOrderMails.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const to = 'ouder@example.org';

describe('the mail of an order where nobody pays online', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({ provider: noCheckout });
    parent = await server.loggedIn(to);
    restore = await restoreSales(server.database.db);
  });
  afterEach(() => restore());
  afterAll(() => server.stop());

  /** The mail of an order of which 50 euros are due today. */
  const dueMail = async () => {
    const { db } = server.database;
    await saveAnswers(parent);
    const oid = await order(parent);
    const subject = `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
    await mailOnceThere(server.mailFolder, { to, subject });
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    await db.update(orders).set({ payNowCents: 5_000, payLaterCents: 17_500 }).where(eq(orders.oid, oid));
    const event = orderEvent({ oid, clubNid: arabesk, placedBy: 1 });
    const portalOrigin = 'https://club.example.org';
    await queueMailEvents({ db, clock: server.clock }, [{ ...event, portalOrigin }]);
    await server.settled();
    return { oid, ...(await mailOnceThere(server.mailFolder, { to, subject }, seen)) };
  };

  it('gives the transfer instead of a link to a checkout', async () => {
    const { text = '', html, oid, attachments } = await dueMail();
    expect(text).toContain(
      'Schrijf dit bedrag over naar de club. Neem de gegevens over of scan de code met de app van je bank:\n\nBedrag: €\u00a050,00\n',
    );
    expect(text).toMatch(/Gestructureerde mededeling: \+\+\+/);
    expect(attachments.map(({ mimeType }) => mimeType)).toContain('image/png');
    expect(text).toContain(`https://club.example.org/bevestiging/${oid}\n`);
    for (const said of [text, html]) {
      expect(said).not.toContain('Nu betalen');
      expect(said).not.toContain('Liever overschrijven');
    }
  });

  it('tells to ask a club that gave no account', async () => {
    await server.database.db.update(clubs).set({ iban: '' }).where(eq(clubs.nid, arabesk));
    const { text } = await dueMail();
    expect(text).toContain('Online betalen kan hier niet. Vraag de club hoe je kan betalen.\n');
    expect(text).not.toContain('Nu betalen');
  });
});
