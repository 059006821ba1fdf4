import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../http/refused.ts';

/**
 * Refuses new calls at once under too much load, instead of answering all of them too late.
 *
 * @param delay - maximum delay of the event loop, in milliseconds; 0: no maximum
 */
export async function addPressureRelief(app: FastifyInstance, delay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    pressureHandler() {
      throw refusals.unavailable();
    },
  });
}
