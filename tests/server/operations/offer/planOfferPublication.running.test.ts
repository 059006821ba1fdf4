import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { publishDueOffers } from '#server/club-files/editing/offer/planned/publishDueOffers.ts';
import { clubMembers, plannedOffers } from '#server/db/schema.ts';
import { sweepPlannedOffers } from '#server/services/management/offers/plannedOffers.ts';
import { exported } from '../../support/files/clubFiles.ts';
import { openOffer, planOf } from '../../support/files/offers.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const hour = 60 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a planned publication is tried again for a quarter of an hour after a fault of the server, and stops no other', async () => {
  const { database, clock } = server;
  const karim = await server.loggedIn('beheer@example.org');
  const { result } = await karim.ask('get_offer_editor', { club: arabesk });
  const at = Math.floor(clock.now().getTime() / 1000) + hour;
  const plan = async (from: string, to: string) => {
    const file = JSON.stringify(result.file).replace(from, to);
    const request = { club: arabesk, offerVersion: result.version, file, at };
    await karim.ask('plan_offer_publication', request, newKey());
  };
  await plan('"city":"Gent"', '"city":"Brugge"');
  await plan('"color":"#b4462f"', '"color":"#1f5c7a"');
  // Any fault that is no refusal.
  await database.db.execute(sql`alter table clubs add constraint test_fault check (city <> 'Brugge')`);
  const pass = async (seconds: number) => {
    clock.advance({ seconds });
    await expect(publishDueOffers({ ...server, db: database.db, portalOrigin: undefined })).rejects.toThrow();
    await server.settled();
    return (await karim.ask('get_offer_status', { club: arabesk })).result.planned.map(
      ({ stopped }) => stopped,
    );
  };
  expect(await pass(hour)).toEqual([[]]);
  const { club } = await exported(database.db, 'arabesk');
  expect(club).toMatchObject({ city: 'Gent', color: '#1f5c7a' });
  expect(await pass(15 * 60)).toEqual([['Er ging iets mis bij ons.']]);
  const subjects = (await readMails(server.mailFolder)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Je geplande publicatie van Dansstudio Arabesk gaat niet door',
    'Je nieuwe aanbod van Dansstudio Arabesk staat online',
  ]);
});

it('a publication that stopped goes once it is kept longer than a draft, and one that waits stays', async () => {
  const { db } = server.database;
  const [row] = await db.select().from(plannedOffers);
  const { id: _id, ...planned } = row ?? expect.fail('Nothing is planned');
  await db.delete(plannedOffers);
  const now = server.clock.now();
  const kept = now.getTime() - retentions.carts.days * dayInMilliseconds;
  const ends = [null, new Date(kept), new Date(kept - 1)];
  await db.insert(plannedOffers).values(ends.map((stoppedAt) => ({ ...planned, stoppedAt })));
  await sweepPlannedOffers(db, now);
  const left = await db.select().from(plannedOffers).orderBy(plannedOffers.id);
  expect(left.map(({ stoppedAt }) => stoppedAt)).toEqual([null, new Date(kept)]);
});

it('a planned publication belongs to its club: the others neither meet it nor change it', async () => {
  const { db } = server.database;
  const zwaluw = 2;
  const [waiting = expect.fail('Nothing is planned'), stopped] = await db
    .select()
    .from(plannedOffers)
    .orderBy(plannedOffers.id);
  expect(stopped?.stoppedAt).not.toBeNull();
  const { id, ...planned } = waiting;
  const [theirs] = await db
    .insert(plannedOffers)
    .values({ ...planned, clubNid: zwaluw })
    .returning();
  const karim = await server.loggedIn('beheer@example.org');
  expect((await planOf(karim, await openOffer(karim))).notes).toHaveLength(1);
  const els = await server.loggedIn('federatie@example.org');
  await db.insert(clubMembers).values({ clubNid: zwaluw, uid: 12, role: 'admin' });
  const foreign = { club: zwaluw, planned: id };
  for (const operation of ['change_planned_offer', 'get_offer_editor'] as const)
    expect((await els.call(operation, foreign)).status).toBe(404);
  // Arabesk published before.
  expect((await els.ask('get_offer_status', { club: zwaluw })).result).toMatchObject({
    ...{ planned: [{ id: theirs?.id }], revision: 0, changed: null },
  });
});

it('a running server publishes what is due by itself', async () => {
  const mailsLinkTo = 'http://localhost:3000';
  const other = await startTestServer({ offersEvery: 20, mailsLinkTo });
  const karim = await other.loggedIn('beheer@example.org');
  const { result } = await karim.ask('get_offer_editor', { club: arabesk });
  const at = Math.floor(other.clock.now().getTime() / 1000) + hour;
  const file = JSON.stringify(result.file).replace('"city":"Gent"', '"city":"Brugge"');
  const request = { club: arabesk, offerVersion: result.version, file, at };
  await karim.ask('plan_offer_publication', request, newKey());
  other.clock.advance({ seconds: hour });
  const city = async () => (await exported(other.database.db, 'arabesk')).club.city;
  await expect.poll(city).toBe('Brugge');
  const texts = async () => (await readMails(other.mailFolder)).map(({ text }) => text);
  await expect.poll(texts).toEqual([expect.stringContaining(`${mailsLinkTo}/arabesk`)]);
  await other.stop();
});
