import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a folder for this process: two processes on the same database files would destroy them. The lock is a listening
 * socket, so it ends with its process, also by `kill -9`.
 *
 * @returns a function that releases the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  const lock = (await tryListen(address)) ?? (await takeOver(address));
  if (!lock)
    throw new Error(`Another server has ${folder} open. Stop it, or set DATA_DIR to another folder.`);
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

/** Address of the lock's socket. It is a short hash, because socket addresses are limited to about a hundred characters. */
function lockAddress(folder: string): string {
  const name = `clubpoort-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Takes over the lock of a dead process; `undefined` where the process is alive. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (await isListenedTo(address)) return undefined;
  await rm(address, { force: true });
  return tryListen(address);
}

function isListenedTo(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(address);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
