import pLimit from 'p-limit';
import { expect } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { users } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { postAnswers } from '../answers/postAnswers.ts';
import { createSeededDatabase } from '../database/createSeededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';
import { testClock } from '../testClock.ts';

/** A person with a session at one of the servers. */
export interface Buyer {
  readonly uid: number;
  readonly cookie: string;
  readonly server: ServerProcess;
}

/** Two server processes on one real PostgreSQL, and people who all want the same place. */
export interface ConcurrentBuyers {
  readonly database: DatabaseHandle;
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  readonly buyers: readonly Buyer[];
  stop(): Promise<void>;
}

/** First uid for new people; the demo data only has lower ones. */
export const firstBuyer = 1_000;

/** Creates new people who have all answered the questions of these tariffs. */
export async function startConcurrentBuyers(
  count: number,
  tariffs: readonly number[],
): Promise<ConcurrentBuyers> {
  const url = await createSeededDatabase();
  const env = { DATABASE_URL: url, CALL_LIMIT: '1000000' };
  const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const database = await openPostgres(url, (error) => expect.fail(error.message));
  const uids = Array.from({ length: count }, (_, index) => firstBuyer + index);
  const likeAll = { fname: 'Koper', lname: 'De Vlugge', color: '#112233', birthdate: '1990-01-01' };
  await database.db.insert(users).values(uids.map((uid) => ({ uid, ...likeAll })));
  const buyers = await Promise.all(
    uids.map(async (uid, index) => {
      const server = servers[index % servers.length];
      if (!server) throw new Error('There is no server');
      return {
        uid,
        server,
        cookie: `auth=${await openSession({ db: database.db, clock: testClock() }, { uid })}`,
      };
    }),
  );
  const atOnce = pLimit(8);
  const answered = await Promise.all(
    buyers.map(({ uid, server, cookie }) =>
      atOnce(() => postAnswers(server, { uid, cookie, tariffs: [...tariffs] })),
    ),
  );
  expect(new Set(answered)).toEqual(new Set([200]));
  return {
    ...{ database, url, servers, buyers },
    async stop() {
      await database.close();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    },
  };
}
