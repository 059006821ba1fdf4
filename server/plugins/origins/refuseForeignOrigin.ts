import type { FastifyRequest } from 'fastify';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

const ownSites: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Refuses requests that a browser sends for another website (CSRF), whatever their content type, because the cookie would
 * be sent along. Programs other than browsers send neither header, and pass.
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
