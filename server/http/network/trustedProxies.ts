import ipaddr from 'ipaddr.js';

/** The proxies in front of the server, which are trusted for address, host and protocol of the client. */
export type TrustedProxies =
  /** Number of proxies in a chain, each of which adds the address that it saw. No client can bypass them. */
  | { readonly by: 'hops'; readonly hops: number }
  /** Proxies at these addresses, or in these networks. */
  | { readonly by: 'networks'; readonly networks: readonly string[] };

const maxHops = 9;
/** Names of networks that `@fastify/proxy-addr` knows. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads `TRUST_PROXY`: a number of proxies, or a list of addresses and networks.
 *
 * @returns undefined where no proxy is trusted
 * @throws Error with a readable sentence for the person who starts the server
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies | undefined {
  const given = text?.trim() ?? '';
  if (given === '' || given === '0') return undefined;
  if (/^\d+$/.test(given) && Number(given) <= maxHops) return { by: 'hops', hops: Number(given) };
  const networks = given.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return { by: 'networks', networks };
  throw new Error(
    `TRUST_PROXY must be the number of proxies in front of the server (1 to ${maxHops}), or their addresses and networks like 10.0.0.0/8, with commas between them, not "${given}"`,
  );
}

/**
 * Fastify's `trustProxy` option. With a plain number Fastify ignores the forwarded host and protocol, so hops need a
 * function. Hops count from the server outwards; the address of the connection is hop 0.
 */
export function trustOf(
  proxies: TrustedProxies | undefined,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === undefined) return false;
  if (proxies.by === 'networks') return [...proxies.networks];
  return (_address, hop) => hop < proxies.hops;
}

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  // Stricter than `ipaddr.js`, which also accepts 010.1 and 1 as addresses.
  const [address = ''] = text.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWritten && (text === address || ipaddr.isValidCIDR(text));
}
