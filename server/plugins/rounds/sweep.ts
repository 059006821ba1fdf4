import type { FastifyInstance } from 'fastify';

const everyHour = 60 * 60 * 1000;

/** Clean-up jobs, by their name in the log. */
export type Sweeps = Readonly<Record<string, () => Promise<void>>>;

/**
 * Runs the jobs at the start of the server and then every hour, in the background. A failed job is logged, doesn't stop
 * the others, and runs again an hour later.
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
