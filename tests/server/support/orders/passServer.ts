import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { courseSessions, passCards } from '#server/db/schema.ts';
import { arabesk, newKey } from '../registration.ts';
import { startTestServer } from '../testServer.ts';
import { restoreSales } from './restoreSales.ts';

export const an = { club: arabesk, uid: 1 };
export const lars = { club: arabesk, uid: 3 };
/** An's cards in the demo data: one expired with 2 turns left, one valid with 4. */
export const expiredCard = 1;
export const card = 2;
/** In seconds. */
export const day = 24 * 60 * 60;

export type PassServer = Awaited<ReturnType<typeof startPassServer>>;

/** A server with An, who has passes, and a stranger. `reset` restores the initial state. */
export async function startPassServer() {
  const server = await startTestServer();
  const { db } = server.database;
  const sessionsOf = async (courseNid: number): Promise<number[]> => {
    const rows = await db
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, courseNid))
      .orderBy(asc(courseSessions.startsAt));
    return rows.map(({ nid }) => nid);
  };
  const parent = await server.loggedIn('ouder@example.org');
  const stranger = await server.loggedIn('federatie@example.org');
  const jazz = await sessionsOf(111);
  const [danscafe = 0] = await sessionsOf(125);
  const restore = await restoreSales(db);
  return {
    ...{ server, parent, stranger, sessionsOf },
    /** Sessions that cost two turns each; the third one is full. */
    jazz,
    /** A session that costs one turn. */
    danscafe,
    async reset() {
      server.clock.reset();
      await restore();
    },
    async creditOf(id = card) {
      const [found] = await db.select().from(passCards).where(eq(passCards.id, id));
      return found?.credit;
    },
    async guestsOf(nid: number) {
      const [found] = await db.select().from(courseSessions).where(eq(courseSessions.nid, nid));
      return found?.guests;
    },
    reserve(session = danscafe, changes: object = {}, key = newKey()) {
      return parent.call('reserve_pass', { ...an, card, session, ...changes }, key);
    },
    async startOf(nid: number) {
      const { result } = await parent.ask('get_pass_sessions', an);
      return result.find((session) => session.nid === nid)?.start ?? 0;
    },
    goTo(time: number) {
      server.clock.advance({ seconds: time - Math.floor(server.clock.now().getTime() / 1000) });
    },
    /** Checks that the log adds up to the credit of each card. */
    async expectToAddUp() {
      const { result: log } = await parent.ask('get_pass_log', an);
      const { result } = await parent.ask('get_passes', an);
      for (const { id, credit } of result.cards) {
        const moves = log.filter((move) => move.card === id);
        expect(moves.reduce((sum, { turns }) => sum + turns, 0)).toBe(credit);
        expect(moves[0]?.credit).toBe(credit);
      }
    },
  };
}
