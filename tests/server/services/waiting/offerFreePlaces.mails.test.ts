import { eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { outgoingMails, queueEntries, reservations, tariffs, users } from '#server/db/schema.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { createSeededDatabase } from '../../support/database/createSeededDatabase.ts';
import { type SmtpProcess, startSmtp } from '../../support/mails/startSmtp.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const adults = 1121;
const hiphop = 1041;
const [an, karim] = [1, 10];

describe('offerFreePlaces', () => {
  let url: string;
  let database: DatabaseHandle;
  let smtp: SmtpProcess;
  let server: TestServer;
  beforeEach(async () => {
    url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
    smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'Clubpoort <c@club.example>');
    server = await startTestServer({ database, mailer });
    const { db } = database;
    await db.delete(queueEntries);
    await db.delete(reservations);
    await db
      .update(tariffs)
      .set({ capacity: 100, sold: 0 })
      .where(inArray(tariffs.nid, [adults, hiphop]));
  });
  afterEach(async () => {
    await server.stop();
    await smtp.stop();
  });

  const wait = (uid: number, tariffNid: number) =>
    database.db.insert(queueEntries).values({ uid, tariffNid, queuedAt: server.clock.now() });
  const offer = () =>
    offerFreePlaces({ db: database.db, clock: server.clock, portalOrigin: 'https://club.example' });

  it('informs everybody on a waiting list although the first address is refused with 550', async () => {
    const { db } = database;
    await db
      .update(users)
      .set({ mail: 'refused@example.org', confirmedMail: 'refused@example.org' })
      .where(eq(users.uid, an));
    await db
      .update(users)
      .set({ mail: 'karim@example.org', confirmedMail: 'karim@example.org' })
      .where(eq(users.uid, karim));
    await wait(an, adults);
    await wait(karim, adults);
    await offer();
    await server.settled();
    expect(smtp.received.map(({ to }) => to)).toEqual(['karim@example.org']);
    expect(await db.select().from(outgoingMails)).toMatchObject([
      { kind: 'offer', recipient: 'refused@example.org', uid: an, failure: 'EENVELOPE 550' },
    ]);
  });

  it('tells a person whose offer ended that they left the list, and links the course to come back', async () => {
    await database.db.update(tariffs).set({ capacity: 1 }).where(eq(tariffs.nid, adults));
    await wait(an, adults);
    await wait(karim, adults);
    await offer();
    server.clock.advance({ days: 2, seconds: 1 });
    await offer();
    await server.settled();
    const ended = smtp.received.filter(({ raw }) => /Subject:.*doorgegeven/.test(raw));
    expect(ended.map(({ to }) => to)).toEqual(['ouder@example.org']);
    expect(ended[0]?.raw.replaceAll('=\r\n', '')).toContain('https://club.example/arabesk/');
    expect((await database.db.select().from(queueEntries)).map(({ uid }) => uid)).toEqual([karim]);
    // Nobody hears it twice.
    await offer();
    await server.settled();
    expect(smtp.received.filter(({ raw }) => /Subject:.*doorgegeven/.test(raw))).toHaveLength(1);
  });

  it('offers the other places while somebody has locked a tariff, and its own in the next round', async () => {
    await wait(an, adults);
    await wait(karim, hiphop);
    const other = new pg.Client(url);
    await other.connect();
    await other.query('begin');
    await other.query('select 1 from tariffs where nid = $1 for update', [hiphop]);
    expect((await offer()).map(({ uid }) => uid)).toEqual([an]);
    await other.query('rollback');
    await other.end();
    expect((await offer()).map(({ uid }) => uid)).toEqual([karim]);
  });

  it('offers the other places when one tariff fails, and reports the failure', async () => {
    const check = sql.raw(`check (ref <> ${hiphop})`);
    await database.migrate(async (db) => {
      await db.execute(sql`alter table reservations add constraint no_hiphop ${check}`);
    });
    await wait(karim, hiphop);
    await wait(an, adults);
    await expect(offer()).rejects.toMatchObject({ cause: { constraint: 'no_hiphop' } });
    expect(await database.db.select().from(reservations)).toMatchObject([{ uid: an, ref: adults }]);
  });
});
