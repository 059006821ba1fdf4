import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFeeds, courseSessions, installation, users } from '#server/db/schema.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let parent: TestClient;
const password = 'demo-wachtwoord';
beforeAll(async () => {
  server = await startTestServer();
  parent = await server.loggedIn('ouder@example.org');
});
afterAll(() => server.stop());

const feedsOf = async (client: TestClient) => (await client.ask('get_calendar_feed', {})).result;
const renew = async (wanted: boolean) => (await parent.ask('renew_calendar_feed', { wanted })).result.address;
/** Reads an address as a calendar program does, without a cookie. */
const read = async (address: string | null) => {
  const url = new URL(address ?? '', 'http://localhost').pathname;
  const { statusCode: status, headers, body: text } = await server.app.inject({ url });
  return { status, type: headers['content-type'], text };
};

test('there is no address until somebody asks for one, and each is told once and works beside the others', async () => {
  expect(await feedsOf(parent)).toEqual({ address: null, since: [] });
  const first = await renew(true);
  expect(first).toMatch(/^http:\/\/.+\/api\/agenda\/[\w-]{43}\.ics$/);
  const now = Math.floor(server.clock.now().getTime() / 1000);
  expect(await feedsOf(parent)).toEqual({ address: null, since: [now] });
  server.clock.advance({ days: 1 });
  const second = await renew(true);
  expect((await feedsOf(parent)).since).toEqual([now + 86_400, now]);
  const karim = await server.loggedIn('beheer@example.org');
  const stranger = await karim.ask('renew_calendar_feed', { wanted: true });
  expect((await feedsOf(parent)).since).toHaveLength(2);
  expect((await feedsOf(karim)).since).toHaveLength(1);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([200, 200]);
  expect(await renew(false)).toBeNull();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 404]);
  expect(await feedsOf(parent)).toEqual({ address: null, since: [] });
  // The address of another family works on.
  expect((await read(stranger.result.address)).status).toBe(200);
  await karim.ask('renew_calendar_feed', { wanted: false });
});

test('the database does not hold an address, and a sixth ends the oldest', async () => {
  const addresses: string[] = [];
  for (let made = 0; made < 6; made += 1) {
    server.clock.advance({ seconds: 1 });
    addresses.push((await renew(true)) ?? '');
  }
  const statuses = await Promise.all(addresses.map(async (address) => (await read(address)).status));
  expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
  const rows = JSON.stringify(await server.database.db.select().from(calendarFeeds));
  for (const address of addresses) expect(rows).not.toContain(/([\w-]{43})\.ics$/.exec(address)?.[1]);
});

test.each([
  [
    'a new password',
    () => parent.ask('change_password', { current: password, password: 'vier paarse olifanten' }),
  ],
  ['a logout everywhere', () => parent.ask('log_out_everywhere', {})],
])('%s ends every address', async (_what, end) => {
  const address = await renew(true);
  expect((await read(address)).status).toBe(200);
  await end();
  expect((await read(address)).status).toBe(404);
  await server.restore();
  parent = await server.loggedIn('ouder@example.org');
});

test('the calendar follows the lessons of the family, and a moved lesson keeps its id', async () => {
  const address = await renew(true);
  const before = await read(address);
  expect(before.type).toBe('text/calendar; charset=utf-8');
  expect(before.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H');
  expect(before.text).toMatch(/SUMMARY:.*\(Noor\)/);
  const [uid, nid] = [2, Number(/UID:(\d+)-2@/.exec(before.text)?.[1])];
  const { db } = server.database;
  const [session] = await db.select().from(courseSessions).where(eq(courseSessions.nid, nid));
  if (!session) throw new Error('The lesson is gone');
  const later = (date: Date) => new Date(date.getTime() + 3_600_000);
  const times = { startsAt: later(session.startsAt), endsAt: later(session.endsAt) };
  await db.update(courseSessions).set(times).where(eq(courseSessions.nid, nid));
  const entryIn = (text: string) =>
    text.split('BEGIN:VEVENT').find((entry) => entry.includes(`UID:${nid}-${uid}@`)) ?? '';
  expect(entryIn(before.text)).toContain('SEQUENCE:0');
  const after = await read(address);
  const starts = (text: string) => agendaTimes(text, 'DTSTART');
  expect(entryIn(after.text)).toMatch(/SEQUENCE:1\r\n(.*\r\n)*LAST-MODIFIED:\d{8}T\d{6}Z/);
  // A change of the places for guests moves nothing.
  await db.update(courseSessions).set({ guestCapacity: 7 }).where(eq(courseSessions.nid, nid));
  expect(entryIn((await read(address)).text)).toContain('SEQUENCE:1');
  expect(starts(after.text)).not.toEqual(starts(before.text));
});

test('two installations have no id of an entry in common, and each keeps its own', async () => {
  const address = await renew(true);
  const ids = async () => [...(await read(address)).text.matchAll(/\r\nUID:(\S+)/g)].map(([, id]) => id);
  const before = await ids();
  expect(before.length).toBeGreaterThan(0);
  expect(await ids()).toEqual(before);
  const { db } = server.database;
  const [kept] = await db.select().from(installation);
  await db.update(installation).set({ id: randomUUID() });
  const elsewhere = await ids();
  expect(elsewhere).toHaveLength(before.length);
  expect(elsewhere.filter((id) => before.includes(id))).toEqual([]);
  await db.update(installation).set({ id: kept?.id ?? '' });
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
