import { setTimeout as wait } from 'node:timers/promises';
import { isNotNull, sql } from 'drizzle-orm';
import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Database, DatabaseHandle } from '../../db/database.ts';
import { outgoingMails, retentionRounds } from '../../db/schema.ts';

interface Watched {
  readonly database: DatabaseHandle;
  readonly clock: Clock;
}

/** Timeout in milliseconds for what the database tells, so that a reader hears the rest. */
const patience = 3_000;

/**
 * Adds the state of the database, its connections, the outbox and the daily retention.
 *
 * @returns a function that reads the state anew
 */
export function addStateGauges(
  registry: Registry<OpenMetricsContentType>,
  watched: Watched,
): () => Promise<void> {
  addConnections(registry, watched.database);
  return addKept(registry, watched);
}

function addConnections(registry: Registry<OpenMetricsContentType>, { connections }: DatabaseHandle): void {
  // The embedded database has none.
  if (connections === undefined) return;
  new Gauge({
    name: 'clubpoort_database_connections',
    help: 'Connections of this process to the database, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, ...states } of connections())
        for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count);
    },
  });
}

/** What the database tells. Without an answer it has no value, and `clubpoort_database_up` is 0. */
function addKept(
  registry: Registry<OpenMetricsContentType>,
  { database, clock }: Watched,
): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `clubpoort_${name}`, help, registers: [registry] });
  const up = gauge('database_up', 'Whether the database answers in time');
  const waiting = gauge('outbox_mails', 'Mails that wait for an attempt');
  const oldest = gauge('outbox_oldest_due_seconds', 'For how long the oldest mail is due; 0 where none is');
  const undelivered = gauge('outbox_undelivered_mails', 'Kept mails that could not be delivered');
  const retention = gauge('retention_last_success_timestamp_seconds', 'When the daily deletion last ended');
  return async () => {
    const found = await Promise.race([
      keptIn(database.db, clock.now()).catch(() => undefined),
      wait(patience, undefined, { ref: false }),
    ]);
    up.set(found ? 1 : 0);
    for (const one of [waiting, oldest, undelivered, retention]) one.remove();
    if (!found) return;
    waiting.set(found.waiting);
    oldest.set(found.oldest);
    undelivered.set(found.undelivered);
    if (found.retention !== null) retention.set(found.retention);
  };
}

async function keptIn(db: Database, now: Date) {
  const { dueAt, failedAt } = outgoingMails;
  const [mails] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${failedAt} is null)`.mapWith(Number),
      undelivered: sql<number>`count(*) filter (where ${failedAt} is not null)`.mapWith(Number),
      oldest: sql<number>`coalesce(greatest(0, extract(epoch from
        ${now.toISOString()}::timestamptz - min(${dueAt}) filter (where ${failedAt} is null))), 0)`.mapWith(
        Number,
      ),
    })
    .from(outgoingMails);
  const [round] = await db
    .select({ ended: sql<number | null>`extract(epoch from max(${retentionRounds.finishedAt}))::float8` })
    .from(retentionRounds)
    .where(isNotNull(retentionRounds.finishedAt));
  return mails && { ...mails, retention: round?.ended ?? null };
}
