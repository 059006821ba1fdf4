import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../http/refused.ts';

/** Time after the start in which nothing is refused, in milliseconds: compiling and migrating delay the first measurements. */
const starting = 5_000;

/**
 * Refuses new calls at once under too much load, instead of answering all of them too late.
 *
 * @param delay - maximum delay of the event loop, in milliseconds; 0: no maximum
 */
export async function addPressureRelief(app: FastifyInstance, delay: number): Promise<void> {
  const started = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    pressureHandler() {
      if (performance.now() - started < starting) return;
      throw refusals.unavailable();
    },
  });
}
