import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/refused.ts';
import { nl } from '../texts/nl.ts';

const ownSites: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Refuses what a browser sends on behalf of another website, whatever its content type: the cookie would come along.
 * A program that is no browser sends neither header and is let through.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign =
    (origin !== undefined && origin !== `${request.protocol}://${request.host}`) ||
    (site !== undefined && !ownSites.has(site));
  if (isForeign) throw refusals.forbidden(nl.refusals.foreignOrigin);
}
