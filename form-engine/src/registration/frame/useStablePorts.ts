import { useMemo } from 'react';
import type { Ports } from '../../ports.ts';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';

/**
 * Wraps the host's ports in objects that stay the same while the same ports are present, and pass every call on to the
 * latest ports. So a host may write its ports inline: no field renders again and no draft is loaded again.
 */
export function useStablePorts(ports: Ports): Ports {
  const latest = useLatest(ports);
  const present = Object.entries(ports)
    .filter(([, port]) => port !== undefined)
    .map(([name]) => name)
    .sort()
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: ports are read when called; only the set of ports is a dependency
  return useMemo(() => stablePorts(ports, () => latest.current), [present, latest]);
}

function stablePorts(ports: Ports, latest: () => Ports): Ports {
  const { clock, addresses, places, uploads, drafts, options } = ports;
  return {
    clock: passOn(clock, () => latest().clock),
    ...(addresses && { addresses: passOn(addresses, () => latest().addresses) }),
    ...(places && { places: passOn(places, () => latest().places) }),
    ...(uploads && { uploads: passOn(uploads, () => latest().uploads) }),
    ...(drafts && { drafts: passOn(drafts, () => latest().drafts) }),
    ...(options && { options: passOn(options, () => latest().options) }),
  };
}

/** A proxy that calls the latest port. A port that the host removed keeps working as it last did. */
function passOn<Port extends object>(first: Port, latest: () => Port | undefined): Port {
  // The proxy's target isn't the port itself: the proxy of a frozen object may return only that object's own members.
  const stand: Port = Object.create(first);
  return new Proxy(stand, {
    get(_stand, property) {
      const port = latest() ?? first;
      const member: unknown = Reflect.get(port, property);
      return typeof member === 'function' ? member.bind(port) : member;
    },
  });
}
