import { BlockList, isIP } from 'node:net';

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
