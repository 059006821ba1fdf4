import type { FastifyInstance } from 'fastify';
import { type SweepRoom, sweepFiles } from '../services/files/sweepFiles.ts';

const everyHour = 60 * 60 * 1000;

/** Sweeps when the server starts and every hour from then on; nobody waits for it, and a sweep that fails is tried again. */
export function addFileSweep(app: FastifyInstance, room: SweepRoom): void {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepFiles(room))
      .catch((err: unknown) => app.log.error({ err }, 'a sweep of the files failed'));
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
