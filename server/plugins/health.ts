import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/database.ts';
import { refusals } from '../http/refused.ts';

/** Timeout in milliseconds: longer than a healthy database needs, shorter than a health checker waits. */
const patience = 4_000;

/** Serves `/healthz`: 200 while the database answers, because the server needs it. */
export function addHealth(app: FastifyInstance, database: DatabaseHandle): void {
  app.get('/healthz', async (_request, reply) => {
    const answered = await Promise.race([
      database.ping().then(
        () => true,
        () => false,
      ),
      wait(patience, false, { ref: false }),
    ]);
    if (!answered) throw refusals.unavailable();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
