import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that identify the network: a provider gives each customer at least a /64 (RFC 6177). */
const networkBytes = 8;

/** Bytes of an IPv6 address that identify the site: a customer gets a /48 at most, so up to 65,536 networks (RFC 6177). */
const siteBytes = 6;

/**
 * The key of a rate limit: an IPv4 address as it is, an IPv6 address by its /64. A customer has 2^64 addresses in such a
 * network, and could use another one for each attempt.
 */
export function networkOf(address: string): string {
  return prefixOf(address, networkBytes);
}

/** The key of what one customer may hold at once, in all networks together: an IPv4 address, or the /48 of an IPv6 address. */
export function siteOf(address: string): string {
  return prefixOf(address, siteBytes);
}

function prefixOf(address: string, kept: number): string {
  if (!ipaddr.isValid(address)) return address;
  // `process` reads an IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < kept ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept * 8}`;
}

/** Ranges that are not on the internet: loopback, private networks and link-local addresses (RFC 1918, 3927, 4193, 4291). */
const privateRanges = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const;

export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const list = new BlockList();
  for (const [net, prefix, type] of privateRanges) list.addSubnet(net, prefix, type);
  return list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
