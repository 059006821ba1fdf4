import ipaddr from 'ipaddr.js';

/** The proxies in front of the server, which are believed about address, host and protocol of who asks. */
export type TrustedProxies =
  /** So many proxies, one behind the other, each of which adds the address that it saw. Nobody reaches the server past them. */
  | { readonly by: 'hops'; readonly hops: number }
  /** Proxies at these addresses, or in these networks. */
  | { readonly by: 'networks'; readonly networks: readonly string[] };

const mostHops = 9;
/** Names for networks that `@fastify/proxy-addr` knows. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads `TRUST_PROXY`: a number of proxies, or a list of addresses and networks.
 *
 * @returns undefined where nobody is trusted
 * @throws Error with a sentence for who starts the server
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies | undefined {
  const given = text?.trim() ?? '';
  if (given === '' || given === '0') return undefined;
  if (/^\d+$/.test(given) && Number(given) <= mostHops) return { by: 'hops', hops: Number(given) };
  const networks = given.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return { by: 'networks', networks };
  throw new Error(
    `TRUST_PROXY must be the number of proxies in front of the server (1 to ${mostHops}), or their addresses and networks like 10.0.0.0/8, with commas between them, not "${given}"`,
  );
}

/**
 * The setting of Fastify. Fastify trusts nobody's host and protocol by a mere number, so hops are told by a function: an
 * address counts from the server outwards, the one of the connection being 0.
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
  // `ipaddr.js` also reads 010.1 and 1 as addresses.
  const [address = ''] = text.split('/');
  const isWritten = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isWritten && (text === address || ipaddr.isValidCIDR(text));
}
