import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../db/database.ts';
import { refusals } from '../http/refused.ts';

/** Longer than a healthy database ever takes, shorter than whoever asks waits. */
const patience = 4_000;

/** `/healthz`: 200 while the server can serve, so while its database answers. */
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
