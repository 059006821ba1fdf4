import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');
loopback.addAddress('::1', 'ipv6');

/** Headers by which a proxy shows that it passes on somebody else's request. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Whether a request comes from this machine itself, and not through a proxy on it, or carries the token. */
export function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization !== undefined)
    return isEqual(headers.authorization, `Bearer ${token}`);
  const address = socket.remoteAddress ?? '';
  const isHere = loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return isHere && proxyHeaders.every((name) => headers[name] === undefined);
}

/** In constant time, also for texts of different lengths. */
function isEqual(one: string, other: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(one), digestOf(other));
}
