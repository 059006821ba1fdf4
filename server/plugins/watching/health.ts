import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '../../db/database.ts';
import { isDiskFull } from '../../http/causeOf.ts';
import { refusals } from '../../http/refused.ts';
import { sharedLooks } from '../../http/sharedLooks.ts';
import type { TemporaryFolder } from '../../storage/temporaryFolder.ts';
import type { RoundOutcomes } from '../rounds/roundOutcomes.ts';

/** Timeout in milliseconds: longer than a healthy database needs, shorter than a health checker waits. */
const patience = 4_000;

/** Size of the file that tells whether the disk takes one more, in bytes. */
const probeSize = 65_536;

interface Watched {
  readonly database: DatabaseHandle;
  readonly outcomes: RoundOutcomes;
  readonly temporary: TemporaryFolder;
}

/**
 * Serves `/healthz`, 200 while the process answers, and `/readyz`, 200 while the database answers too and the disk has room. The server
 * listens only after its migrations, and names the rounds that fail. Fastify answers 503 to everything while it closes, so that a balancer sees both by `/readyz`.
 * Decision: docs/decisions/0153-a-process-is-watched-without-personal-data.md
 */
export function addHealth(app: FastifyInstance, { database, outcomes, temporary }: Watched): void {
  // Simultaneous callers share one file.
  const together = sharedLooks();
  let lastCause: string | undefined;
  const findCause = async () => {
    const [isUp, full] = await Promise.all([
      answers(database),
      together('disk', () => diskFailure(temporary)),
    ]);
    if (!isUp) return 'the database does not answer';
    return full === undefined ? undefined : `no space left on the disk of DATA_DIR (${full})`;
  };
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const cause = await findCause();
    if (cause !== lastCause) app.log.warn({ cause }, cause === undefined ? 'ready again' : 'not ready');
    lastCause = cause;
    if (cause !== undefined) {
      const { status, body, retryAfter } = refusals.unavailable();
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) })
        .send({ ...body, cause });
    }
    // Still 200: a balancer that took the process away would help no round.
    const failing = outcomes.failing();
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(failing.length > 0 && { failingRounds: failing }) });
  });
}

/**
 * The code of the failure where the disk takes no more files: ENOSPC. Asks about temporary files, because every process
 * has those on its own disk.
 */
async function diskFailure(temporary: TemporaryFolder): Promise<string | undefined> {
  const probe = temporary
    .lend((newFile) => writeFile(newFile(), Buffer.alloc(probeSize)))
    .then(
      () => undefined,
      (error: unknown) => (isDiskFull(error) ? codeOf(error) : undefined),
    );
  // A disk that hangs is another fault.
  return Promise.race([probe, wait(patience, undefined, { ref: false })]);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'ENOSPC';
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
