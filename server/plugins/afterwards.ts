import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseFailureOf } from '../db/databaseFailure.ts';
import { withoutPatience } from '../db/patience.ts';
import { StoreFailure } from '../storage/storeFailure.ts';

/**
 * Runs work after an answer, and retries it where the database or the store of files was too busy, so that a rush loses no mails. The last
 * error is logged under the name of the work.
 */
export type Afterwards = (request: FastifyRequest, name: string, work: () => Promise<unknown>) => void;

/** Delays before the retries, in milliseconds. */
const defaultPauses = [500, 2_000, 8_000];

interface AfterwardsOfApp {
  readonly afterwards: Afterwards;
  /** Resolves when no work is left. */
  settled(): Promise<void>;
}

/** Makes the server wait for this work when it closes. Retries then run without a delay. */
export function addAfterwards(
  app: FastifyInstance,
  pauses: readonly number[] = defaultPauses,
): AfterwardsOfApp {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(underWay);
  });
  const afterwards: Afterwards = (request, name, work) => {
    const done = withoutPatience(() => tryAgain(work, { pauses, signal: closing.signal }))
      .catch((error: unknown) => request.log.error({ err: error, work: name }, 'failed afterwards'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  return {
    afterwards,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

async function tryAgain(
  work: () => Promise<unknown>,
  { pauses, signal }: { readonly pauses: readonly number[]; readonly signal: AbortSignal },
): Promise<void> {
  for (const length of pauses) {
    try {
      await work();
      return;
    } catch (error) {
      if (databaseFailureOf(error) === undefined && !(error instanceof StoreFailure)) throw error;
    }
    await pause(length, undefined, { signal }).catch(() => undefined);
  }
  await work();
}
