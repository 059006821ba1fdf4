import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { takeTurn } from '../../db/takeTurn.ts';

const everyHour = 60 * 60 * 1000;

/** Clean-up jobs, by their name in the log. All jobs of a round get the time at which it began. */
type Sweeps = Readonly<Record<string, (now: Date) => Promise<void>>>;

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  /** Hears of every job that ended well, by its name. */
  roundSucceeded(name: string): void;
  /** Jobs of every process, such as about files on its own disk. */
  readonly ofProcess: Sweeps;
  /** Jobs of one process at a time. */
  readonly shared: Sweeps;
}

/**
 * Runs the jobs at the start of the server and then every hour, in the background. A failed job is logged, doesn't stop
 * the others, and runs again an hour later. The returned function resolves when no round runs.
 */
export function addSweep(
  app: FastifyInstance,
  { db, clock, roundSucceeded, ofProcess, shared }: Options,
): () => Promise<void> {
  let sweeping = Promise.resolve();
  const runAll = async (sweeps: Sweeps, now: Date, afterEach?: () => Promise<void>) => {
    for (const [what, sweep] of Object.entries(sweeps))
      await sweep(now)
        .then(() => roundSucceeded(what))
        .then(afterEach)
        .catch((err: unknown) => app.log.error({ err }, `a sweep of the ${what} failed`));
  };
  const sweepShared = async (now: Date) => {
    const turn = await takeTurn({ db, clock }, { name: 'sweep', every: everyHour });
    if (!turn) return;
    await runAll(shared, now, turn.renew);
    await turn.end();
  };
  const sweepAll = async (now: Date) => {
    await runAll(ofProcess, now);
    await sweepShared(now).catch((err: unknown) => app.log.error({ err }, 'a sweep failed'));
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
  return () => sweeping;
}
