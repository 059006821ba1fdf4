import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../http/refused.ts';

/** Time after the start in which nothing is refused, in milliseconds: compiling and migrating delay the first measurements. */
const starting = 5_000;

/** A supervisor must not take a busy process for a dead one, and who watches wants to see why it is busy. */
const unrefused: readonly string[] = ['/healthz', '/metrics'];

/**
 * Refuses new calls at once under too much load, instead of answering all of them too late.
 *
 * @param delay - maximum delay of the event loop, in milliseconds; 0: no maximum
 */
export async function addPressureRelief(app: FastifyInstance, delay: number): Promise<void> {
  const started = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    pressureHandler({ routeOptions: { url = '' } }) {
      if (performance.now() - started < starting || unrefused.includes(url)) return;
      throw refusals.unavailable();
    },
  });
}
