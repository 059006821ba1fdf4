import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The render of one page, with what its calls came to. */
interface Render extends Visit {
  /** A call of the page failed at the server, such as during an outage of the database. */
  hasFailed: boolean;
}

/** The request that a page is rendered for. */
export interface Visit {
  readonly ip: string;
  readonly host: string;
}

interface OwnOperations {
  /** Answers a call of the portal as to a visitor without cookies. */
  readonly fetch: typeof fetch;
  /** Runs a render whose calls count as calls of this visit. */
  readonly during: <Result>(visit: Visit, render: () => Promise<Result>) => Promise<Result>;
  /** Whether a call of the render under way failed at the server. */
  readonly hasFailed: () => boolean;
}

/**
 * Lets the renderer call the operations of this process, with all checks and limits of a request from outside. No cookie goes
 * along, so that a page has nothing of anybody.
 */
export function ownOperations(app: FastifyInstance): OwnOperations {
  const visits = new AsyncLocalStorage<Render>();
  return {
    async fetch(address, init) {
      const visit = visits.getStore();
      // An address with an origin belongs to another backend, which only the browser calls.
      if (typeof address !== 'string' || !address.startsWith('/') || !visit)
        throw new TypeError('Not a call of a page that is being rendered');
      const answer = await app.inject({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url: address,
        headers: { host: visit.host },
        remoteAddress: visit.ip,
      });
      if (answer.statusCode >= 500) visit.hasFailed = true;
      return new Response(answer.body, { status: answer.statusCode });
    },
    during: (visit, render) => visits.run({ ...visit, hasFailed: false }, render),
    hasFailed: () => visits.getStore()?.hasFailed ?? false,
  };
}
