import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../http/refused.ts';

/**
 * Under more load than it can carry the server refuses new calls at once, rather than all of them too late.
 *
 * @param delay - milliseconds that its work may be behind; 0: as long as it takes
 */
export async function addPressureRelief(app: FastifyInstance, delay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    pressureHandler() {
      throw refusals.unavailable();
    },
  });
}
