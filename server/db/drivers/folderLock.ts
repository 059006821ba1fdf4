import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps a folder to this process: a second one that opened the same database files would destroy them. The lock is a
 * socket that somebody listens on, so it ends with its process, also by `kill -9`.
 *
 * @returns lets go of the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  const lock = (await tryListen(address)) ?? (await takeOver(address));
  if (!lock)
    throw new Error(`Another server has ${folder} open. Stop it, or set DATA_DIR to another folder.`);
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

/** Short: the address of a socket may not be longer than about a hundred characters. */
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

/** Takes the lock of a process that is gone; `undefined` where it is alive. */
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
