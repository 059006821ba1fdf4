import { useMemo } from 'react';
import type { Ports } from '../ports.ts';
import { useLatest } from '../questions/building-blocks/useLatest.tsx';

/**
 * The host's ports as objects that stay the same for as long as the same ones are there, and pass every call on to the
 * latest. So a host may write its ports inline: no field is drawn anew for it, no draft is read again.
 */
export function useStablePorts(ports: Ports): Ports {
  const latest = useLatest(ports);
  const present = Object.entries(ports)
    .filter(([, port]) => port !== undefined)
    .map(([name]) => name)
    .sort()
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the ports are is read when they are called; which there are is not
  return useMemo(() => stablePorts(ports, () => latest.current), [present, latest]);
}

function stablePorts(ports: Ports, latest: () => Ports): Ports {
  const { clock, addresses, places, uploads, drafts } = ports;
  return {
    clock: passOn(clock, () => latest().clock),
    ...(addresses && { addresses: passOn(addresses, () => latest().addresses) }),
    ...(places && { places: passOn(places, () => latest().places) }),
    ...(uploads && { uploads: passOn(uploads, () => latest().uploads) }),
    ...(drafts && { drafts: passOn(drafts, () => latest().drafts) }),
  };
}

/** A port that stands for the latest one; a port that was taken away answers as it last did. */
function passOn<Port extends object>(first: Port, latest: () => Port | undefined): Port {
  // Not the port itself: of a frozen one a proxy may give no other members than its own.
  const stand: Port = Object.create(first);
  return new Proxy(stand, {
    get(_stand, property) {
      const port = latest() ?? first;
      const member: unknown = Reflect.get(port, property);
      return typeof member === 'function' ? member.bind(port) : member;
    },
  });
}
