import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import type { RoundOutcomes } from '../rounds/roundOutcomes.ts';

/** Timeout in milliseconds: longer than a healthy database needs, shorter than a health checker waits. */
const patience = 4_000;

/**
 * Serves `/healthz`, 200 while the process answers, and `/readyz`, 200 while the database answers too. The server listens only after
 * its migrations, and names the rounds that fail. Fastify answers 503 to everything while it closes, so that a balancer sees both by `/readyz`.
 * Decision: docs/decisions/0153-a-process-is-watched-without-personal-data.md
 */
export function addHealth(
  app: FastifyInstance,
  { database, outcomes }: { readonly database: DatabaseHandle; readonly outcomes: RoundOutcomes },
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (!(await answers(database))) throw refusals.unavailable();
    // Still 200: a balancer that took the process away would help no round.
    const failing = outcomes.failing();
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(failing.length > 0 && { failingRounds: failing }) });
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
