import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';

/** Timeout in milliseconds: longer than a healthy database needs, shorter than a health checker waits. */
const patience = 4_000;

/**
 * Serves `/healthz`, 200 while the process answers, and `/readyz`, 200 while the database answers too. The server listens only after
 * its migrations, and Fastify answers 503 to everything while it closes, so that a balancer sees both by `/readyz`.
 * Decision: docs/decisions/0153-a-process-is-watched-without-personal-data.md
 */
export function addHealth(app: FastifyInstance, database: DatabaseHandle): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (!(await answers(database))) throw refusals.unavailable();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}

/** Whether the database answers in time. */
function answers(database: DatabaseHandle): Promise<boolean> {
  return Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    wait(patience, false, { ref: false }),
  ]);
}
