import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import {
  courseSessions,
  idempotencyKeys,
  passCards,
  passMoves,
  passReservations,
  users,
} from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { createEmptyDatabase } from '../support/database/createSeededDatabase.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';

const isWhole = process.env.MATRIX === 'full';
const guests = isWhole ? 200 : 30;
const rounds = isWhole ? 20 : 3;
const places = 4;
const firstUid = 3_000;
/** Danscafé, whose sessions cost one turn. */
const danscafe = 125;
const beurtenkaart = 31;

interface Guest {
  readonly uid: number;
  readonly card: number;
  readonly cookie: string;
  readonly server: ServerProcess;
}

/** PGlite runs one statement at a time and so hides races. These tests use PostgreSQL and two server processes. */
describe('a race for the last place and the last turn of a pass on PostgreSQL', () => {
  let database: DatabaseHandle;
  let servers: ServerProcess[];
  let people: Guest[];
  let session: number;

  beforeAll(async () => {
    // Both servers start on an empty database. They migrate in turn, and the second one finds the demo data of the first.
    const url = await createEmptyDatabase();
    const env = { DATABASE_URL: url, CALL_LIMIT: '1000000' };
    servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const [found] = await database.db
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, danscafe));
    session = found?.nid ?? 0;
    people = await gather(database, servers);
  }, 120_000);

  afterEach(async () => {
    const { db } = database;
    await db.delete(passReservations).where(eq(passReservations.sessionNid, session));
    await db.delete(passMoves).where(eq(passMoves.sessionNid, session));
    await db.delete(idempotencyKeys);
  });

  afterAll(async () => {
    await database.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  const prepare = async (guestCapacity: number | null, credit: number) => {
    await database.db
      .update(courseSessions)
      .set({ guests: 0, guestCapacity })
      .where(eq(courseSessions.nid, session));
    await database.db.update(passCards).set({ credit }).where(isNotNull(passCards.id));
  };
  const reserve = ({ uid, card, cookie, server }: Guest) => {
    const body = { club: arabesk, uid, card, session };
    return post(server, { name: 'reserve_pass', body, cookie, key: newKey() });
  };
  const isDone = ({ status }: { status: number }) => status === 200;
  const stateOf = async () => {
    const [found] = await database.db.select().from(courseSessions).where(eq(courseSessions.nid, session));
    const isOfSession = eq(passReservations.sessionNid, session);
    return { guests: found?.guests, reserved: await database.db.$count(passReservations, isOfSession) };
  };

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    `gives the last ${places} places to exactly ${places} of ${guests} people, round %i`,
    async () => {
      await prepare(places, 1);
      const answers = await Promise.all(people.map(reserve));
      expect(answers.filter(isDone)).toHaveLength(places);
      for (const { status, body } of answers.filter((answer) => !isDone(answer)))
        expect([status, body.code]).toBeOneOf([
          [409, 'not-available'],
          [409, 'conflict'],
          ...(isWhole ? [[503, 'unavailable']] : []),
        ]);
      expect(await stateOf()).toEqual({ guests: places, reserved: places });
      const used = await database.db.$count(passCards, eq(passCards.credit, 0));
      expect(used).toBe(places);
    },
    60_000,
  );

  it('reserves once and takes one turn when one person calls both servers many times at once', async () => {
    await prepare(null, 10);
    const one = guestOf(people);
    const answers = await Promise.all(
      Array.from({ length: guests }, (_, index) =>
        reserve({ ...one, server: servers[index % 2] ?? one.server }),
      ),
    );
    expect(answers.filter(isDone)).toHaveLength(1);
    expect(await stateOf()).toEqual({ guests: 1, reserved: 1 });
    expect(await creditOf(database, one)).toBe(9);
  }, 60_000);

  it('spends the last turn of a card on only one of two sessions', async () => {
    const { db } = database;
    const one = guestOf(people);
    for (let round = 0; round < rounds; round += 1) {
      await prepare(null, 1);
      const other = await anotherSession(database, session);
      const answers = await Promise.all(
        [session, other].map((nid, index) =>
          post(servers[index] ?? one.server, {
            name: 'reserve_pass',
            body: { club: arabesk, uid: one.uid, card: one.card, session: nid },
            cookie: one.cookie,
            key: newKey(),
          }),
        ),
      );
      expect(answers.filter(isDone)).toHaveLength(1);
      expect(await creditOf(database, one)).toBe(0);
      await db.delete(passReservations).where(eq(passReservations.uid, one.uid));
      await db.delete(passMoves).where(eq(passMoves.cardId, one.card));
      await db.delete(courseSessions).where(eq(courseSessions.nid, other));
    }
  }, 60_000);

  it('gives the turns of a reservation back once when it is cancelled many times at once', async () => {
    await prepare(null, 1);
    const one = guestOf(people);
    await reserve(one);
    const isTheirs = and(eq(passReservations.uid, one.uid), eq(passReservations.sessionNid, session));
    const [reservation] = await database.db.select().from(passReservations).where(isTheirs);
    const body = { club: arabesk, uid: one.uid, reservation: reservation?.id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(servers[index % 2] ?? one.server, {
          name: 'cancel_pass_reservation',
          body,
          cookie: one.cookie,
        }),
      ),
    );
    for (const { status, body: answer } of answers.filter((answered) => !isDone(answered)))
      expect([status, answer.code]).toEqual([409, 'conflict']);
    expect(await creditOf(database, one)).toBe(1);
    expect((await stateOf()).guests).toBe(0);
  }, 30_000);

  it('the constraints of the tables prevent overbooking and overdrawing without a lock', async () => {
    await prepare(places, 1);
    const overbook = database.db
      .update(courseSessions)
      .set({ guests: places + 1 })
      .where(eq(courseSessions.nid, session));
    await expect(overbook).rejects.toMatchObject({
      cause: { constraint: 'course_sessions_never_overbooked' },
    });
    const overdraw = database.db.update(passCards).set({ credit: -1 });
    await expect(overdraw).rejects.toMatchObject({ cause: { constraint: 'pass_cards_never_overdrawn' } });
  });
});

/** Makes people who each have a card and an open login session at one of the servers. */
async function gather({ db }: DatabaseHandle, servers: readonly ServerProcess[]): Promise<Guest[]> {
  const uids = Array.from({ length: guests }, (_, index) => firstUid + index);
  const likeAll = { fname: 'Gast', lname: 'De Vlugge', color: '#112233', birthdate: '1990-01-01' };
  await db.insert(users).values(uids.map((uid) => ({ uid, ...likeAll })));
  const boughtAt = testClock().now();
  const cards = await db
    .insert(passCards)
    .values(uids.map((uid) => ({ uid, clubNid: arabesk, passNid: beurtenkaart, credit: 1, boughtAt })))
    .returning();
  return Promise.all(
    cards.map(async ({ uid, id: card }, index) => {
      const server = servers[index % servers.length];
      if (!server) throw new Error('There is no server');
      return { uid, card, server, cookie: `auth=${await openSession({ db, clock: testClock() }, { uid })}` };
    }),
  );
}

async function creditOf({ db }: DatabaseHandle, { card }: Guest): Promise<number | undefined> {
  const [found] = await db.select().from(passCards).where(eq(passCards.id, card));
  return found?.credit;
}

/** Makes another session of the same course, an hour later. */
async function anotherSession({ db }: DatabaseHandle, like: number): Promise<number> {
  const [first] = await db.select().from(courseSessions).where(eq(courseSessions.nid, like));
  if (!first) throw new Error('There is no session');
  const { nid: _, startsAt, endsAt, ...session } = first;
  const later = (time: Date) => new Date(time.getTime() + 60 * 60 * 1000);
  const [made] = await db
    .insert(courseSessions)
    .values({ ...session, startsAt: later(startsAt), endsAt: later(endsAt) })
    .returning();
  if (!made) throw new Error('The database returned no session');
  return made.nid;
}

function guestOf(people: readonly Guest[]): Guest {
  const [one] = people;
  if (!one) throw new Error('There is nobody');
  return one;
}
