import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Does work that an answer doesn't wait for. What goes wrong in it is logged under its name. */
export type Afterwards = (request: FastifyRequest, name: string, work: () => Promise<void>) => void;

/** The server doesn't close before such work is done. */
export function addAfterwards(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (request, name, work) => {
    const done = work()
      .catch((error: unknown) => request.log.error({ err: error, work: name }, 'failed afterwards'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
}
