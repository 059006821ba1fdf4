import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { causeOf } from '../../http/causeOf.ts';
import type { RoundOutcomes } from './roundOutcomes.ts';

const everyMinute = 60 * 1000;
const everyHour = 60 * everyMinute;

/** Clean-up jobs, by their name in the log. Each gets the time at which it begins: a job before it may have taken minutes. */
type Sweeps = Readonly<Record<string, (now: Date) => Promise<void>>>;

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly outcomes: RoundOutcomes;
  /** Jobs of every process, such as about files on its own disk. */
  readonly ofProcess: Sweeps;
  /** Jobs of one process at a time, in rounds by name. */
  readonly shared: Readonly<Record<string, Sweeps>>;
}

/**
 * Runs the jobs at the start of the server and then every hour, in the background. A failed job is logged, doesn't stop
 * the others, and runs again an hour later. Asks for its turn each minute, because a process that was killed may have left a round
 * undone. The returned function resolves when no round runs.
 */
export function addSweep(
  app: FastifyInstance,
  { db, clock, outcomes, ofProcess, shared }: Options,
): () => Promise<void> {
  let sweeping = Promise.resolve();
  let isSweeping = false;
  let ownDueAt = 0;
  const runAll = async (sweeps: Sweeps) => {
    for (const [name, sweep] of Object.entries(sweeps)) await outcomes.run(name, () => sweep(clock.now()));
  };
  const sweepAll = async () => {
    // Elapsed time, because the clock may be put right.
    if (performance.now() >= ownDueAt) {
      ownDueAt = performance.now() + everyHour - everyMinute / 2;
      await runAll(ofProcess);
    }
    for (const [name, sweeps] of Object.entries(shared))
      await takeTurn({ db, clock }, { name, every: everyHour }, () => runAll(sweeps)).catch((err: unknown) =>
        app.log.error({ err }, `the round "${name}" could not begin: ${causeOf(err)}`),
      );
    isSweeping = false;
  };
  const sweep = () => {
    if (isSweeping) return;
    isSweeping = true;
    sweeping = sweepAll();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sweep();
    timer = setInterval(sweep, everyMinute).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
  return () => sweeping;
}
