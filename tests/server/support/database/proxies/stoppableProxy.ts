import { connect, createServer, type Socket } from 'node:net';

export interface StoppableProxy {
  readonly port: number;
  /** Stops forwarding: connections stay open, and new ones are accepted, but nothing goes through. */
  hang(): void;
  /** Forwards again what comes from now on; connections that hung are cut. */
  resume(): void;
  close(): Promise<void>;
}

/** A TCP proxy in front of a server, such as a database. */
export async function stoppableProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<StoppableProxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const pair = [client, upstream] as const;
    for (const [from, to] of [pair, [upstream, client] as const]) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!isHanging) to.write(data);
      });
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hang() {
      isHanging = true;
    },
    resume() {
      isHanging = false;
      cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
