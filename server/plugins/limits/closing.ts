import type { FastifyInstance } from 'fastify';

/** Time that a server which closes gives to the requests under way, in milliseconds. */
const closingPatience = 6_000;
/** Interval between two looks for connections without a request, in milliseconds. */
const lookEvery = 100;

/**
 * Ends the connections of a server that closes. Fastify and Node end the idle ones at that moment only: a connection with a request
 * under way would stay open for as long as it is kept alive, more than a minute. Every answer therefore says `connection: close`,
 * and what is still open after some seconds is cut off.
 */
export function addClosing(app: FastifyInstance): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers = [
      setInterval(() => app.server.closeIdleConnections(), lookEvery),
      setTimeout(() => app.server.closeAllConnections(), closingPatience),
    ];
  });
  app.addHook('onSend', async (_request, reply) => {
    if (timers.length > 0) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
