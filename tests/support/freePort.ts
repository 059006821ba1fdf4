import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on now, for a server that must be told its own address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
