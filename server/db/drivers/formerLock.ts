import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Takes the lock of the version before `server.lock` too, for one version: during an upgrade both may be started on one folder. That
 * lock is a listening socket in the folder for temporary files, so it ends with its process.
 *
 * @param folder - the folder of PGlite, which that version locked
 * @returns a function that releases the lock
 */
export async function lockAsBefore(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  let lock = await tryListen(address);
  if (!lock) {
    if (await isListenedTo(address))
      throw new Error(
        `A server of an earlier version has ${folder} open. Stop it, or set DATA_DIR to another folder.`,
      );
    // The socket of a dead process. No other server of this version is here: `server.lock` is held.
    await rm(address, { force: true });
    lock = await tryListen(address);
  }
  const held = lock;
  return () => new Promise((resolve) => (held ? held.close(() => resolve()) : resolve()));
}

/** A short hash, because the address of a socket has about a hundred characters at most. */
function addressOf(folder: string): string {
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
