import type { FastifyInstance } from 'fastify';

const everyHour = 60 * 60 * 1000;

/** Work of a sweep, under the name that the log gives it. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>;

/**
 * Sweeps when the server starts and every hour from then on. Nobody waits for it. What fails is logged, holds up nothing
 * else, and is tried again an hour later.
 */
export function addSweep(app: FastifyInstance, sweeps: Sweeps): void {
  let sweeping = Promise.resolve();
  const sweepAll = async () => {
    for (const [what, sweep] of Object.entries(sweeps))
      await sweep().catch((err: unknown) => app.log.error({ err }, `a sweep of the ${what} failed`));
  };
  const sweep = () => {
    sweeping = sweeping.then(sweepAll);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sweep();
    timer = setInterval(sweep, everyHour).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
