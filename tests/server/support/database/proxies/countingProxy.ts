import { connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  readonly port: number;
  /** Names of the statements that clients prepared so far; '' for a statement without a name. */
  readonly prepared: readonly string[];
  close(): Promise<void>;
}

/** A proxy in front of PostgreSQL that reads along in what clients send. */
export async function countingProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<CountingProxy> {
  const prepared: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host);
    const read = messageReader((type, body) => {
      // The body of Parse begins with the name, and a zero byte ends it.
      if (type === 'P') prepared.push(body.toString('utf8', 0, body.indexOf(0)));
    });
    client.on('data', read);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    prepared,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Splits what a client sends into messages: a letter, the length of the rest, and the body. Only the first message of a connection
 * has no letter.
 */
function messageReader(onMessage: (type: string, body: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let letter = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= letter + 4) {
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return;
      onMessage(rest.toString('latin1', 0, letter), rest.subarray(letter + 4, end));
      rest = rest.subarray(end);
      letter = 1;
    }
  };
}
