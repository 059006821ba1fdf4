import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export interface StartedServer {
  readonly origin: string;
  /** Ends the server. Resolves with what it complained about. */
  stop(): Promise<string>;
}

/** Starts the server of an app, as a process of its own. */
export async function startServer(folder: string): Promise<StartedServer> {
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const complaints = text(server.stderr);
  const ended = once(server, 'exit');
  const said = once(createInterface(server.stdout), 'line');
  const first = await Promise.race([said, ended.then(() => undefined)]);
  if (first === undefined) throw new Error(`The server of the app ended: ${await complaints}`);
  return {
    origin: `http://127.0.0.1:${first[0]}`,
    async stop() {
      server.kill();
      await ended;
      return complaints;
    },
  };
}
