import type { FastifyRequest } from 'fastify';
import { isPrivateAddress } from '../../http/network/networkOf.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Finds the origin of the portal, for links that are opened later. The client writes the Host header. It is trusted only
 * where it can't lead elsewhere: to the reader's own machine, or to the private address at which the request arrived. In
 * all other cases the setting `portalUrl` is needed.
 * Decision: docs/decisions/0026-one-time-codes.md
 */
export function portalOriginOf(request: FastifyRequest, portalUrl: string | undefined): string | undefined {
  if (portalUrl !== undefined) return portalUrl;
  const url = URL.parse(`${request.protocol}://${request.host}`);
  if (!url || url.username || url.password) return undefined;
  return loopbackNames.has(url.hostname) || isOwnAddress(url, request) ? url.origin : undefined;
}

function isOwnAddress({ hostname, port, protocol }: URL, { socket }: FastifyRequest): boolean {
  const arrivedAt = socket.localAddress?.replace(/^::ffff:/, '');
  const asked = hostname.replace(/^\[|\]$/g, '');
  const askedPort = Number(port || (protocol === 'https:' ? 443 : 80));
  return asked === arrivedAt && askedPort === socket.localPort && isPrivateAddress(asked);
}

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
