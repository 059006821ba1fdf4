import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseSessions, users } from '#server/db/schema.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let parent: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  parent = await server.loggedIn('ouder@example.org');
});
afterAll(() => server.stop());

const addressOf = async (client: TestClient) => (await client.ask('get_calendar_feed', {})).result.address;
const renew = async (wanted: boolean) => (await parent.ask('renew_calendar_feed', { wanted })).result.address;
/** Reads an address as a calendar program does, without a cookie. */
const read = async (address: string | null) => {
  const url = new URL(address ?? '', 'http://localhost').pathname;
  const { statusCode: status, headers, body: text } = await server.app.inject({ url });
  return { status, type: headers['content-type'], text };
};

test('there is no address until somebody asks for one, and each renewal ends the one before', async () => {
  expect(await addressOf(parent)).toBeNull();
  const first = await renew(true);
  expect(first).toMatch(/^http:\/\/.+\/api\/agenda\/[\w-]{43}\.ics$/);
  expect(await addressOf(parent)).toBe(first);
  expect((await read(first)).status).toBe(200);
  const second = await renew(true);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect(await renew(false)).toBeNull();
  expect((await read(second)).status).toBe(404);
  expect(await addressOf(parent)).toBeNull();
});

test('the calendar follows the lessons of the family, and a moved lesson keeps its id', async () => {
  const address = await renew(true);
  const before = await read(address);
  expect(before.type).toBe('text/calendar; charset=utf-8');
  expect(before.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H');
  expect(before.text).toMatch(/SUMMARY:.*\(Noor\)/);
  const [uid, nid] = [2, Number(/UID:(\d+)-2@clubpoort/.exec(before.text)?.[1])];
  const { db } = server.database;
  const [session] = await db.select().from(courseSessions).where(eq(courseSessions.nid, nid));
  if (!session) throw new Error('The lesson is gone');
  const later = (date: Date) => new Date(date.getTime() + 3_600_000);
  const times = { startsAt: later(session.startsAt), endsAt: later(session.endsAt) };
  await db.update(courseSessions).set(times).where(eq(courseSessions.nid, nid));
  const after = await read(address);
  const starts = (text: string) => agendaTimes(text, 'DTSTART');
  expect(after.text).toContain(`UID:${nid}-${uid}@clubpoort`);
  expect(starts(after.text)).not.toEqual(starts(before.text));
});

test('a blocked account and a made-up address open nothing', async () => {
  const address = await renew(true);
  const { db } = server.database;
  await db.update(users).set({ isBlocked: true }).where(eq(users.uid, 1));
  expect((await read(address)).status).toBe(404);
  await db.update(users).set({ isBlocked: false }).where(eq(users.uid, 1));
  const folder = String(address).replace(/[^/]+$/, '');
  for (const name of ['x.ics', `${'a'.repeat(43)}.ics`, '', '..%2F', '%00.ics'])
    expect((await read(folder + name)).status).toBe(404);
});
