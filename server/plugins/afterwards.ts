import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseFailureOf } from '../db/databaseFailure.ts';

/**
 * Does work that an answer doesn't wait for, again where the database had no time for it: a mail isn't lost in a rush. What
 * goes wrong in the end is logged under its name.
 */
export type Afterwards = (request: FastifyRequest, name: string, work: () => Promise<void>) => void;

/** Milliseconds before each further try. */
const defaultPauses = [500, 2_000, 8_000];

/** The server doesn't close before such work is done; then nothing is waited for any more. */
export function addAfterwards(app: FastifyInstance, pauses: readonly number[] = defaultPauses): Afterwards {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(underWay);
  });
  return (request, name, work) => {
    const done = tryAgain(work, { pauses, signal: closing.signal })
      .catch((error: unknown) => request.log.error({ err: error, work: name }, 'failed afterwards'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
}

async function tryAgain(
  work: () => Promise<void>,
  { pauses, signal }: { readonly pauses: readonly number[]; readonly signal: AbortSignal },
): Promise<void> {
  for (const length of pauses) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailureOf(error) === undefined) throw error;
    }
    await pause(length, undefined, { signal }).catch(() => undefined);
  }
  return work();
}
