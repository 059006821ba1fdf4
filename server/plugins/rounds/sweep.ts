import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';

const everyHour = 60 * 60 * 1000;

/** Clean-up jobs, by their name in the log. All jobs of a round get the time at which it began. */
export type Sweeps = Readonly<Record<string, (now: Date) => Promise<void>>>;

/**
 * Runs the jobs at the start of the server and then every hour, in the background. A failed job is logged, doesn't stop
 * the others, and runs again an hour later.
 */
export function addSweep(app: FastifyInstance, { clock, sweeps }: { clock: Clock; sweeps: Sweeps }): void {
  let sweeping = Promise.resolve();
  const sweepAll = async (now: Date) => {
    for (const [what, sweep] of Object.entries(sweeps))
      await sweep(now).catch((err: unknown) => app.log.error({ err }, `a sweep of the ${what} failed`));
  };
  const sweep = () => {
    const now = clock.now();
    sweeping = sweeping.then(() => sweepAll(now));
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
