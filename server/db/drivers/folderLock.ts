import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data folder for this process: two processes on the same database files would destroy them. The kernel holds the lock on a
 * file of the folder and gives it up when the process ends, also by `kill -9`. So no lock is ever left behind, and of two processes
 * that start together one gets it. Node can't lock a file itself, but its SQLite does.
 * Decision: docs/decisions/0142-folder-and-database-carry-one-id.md
 *
 * @returns a function that releases the lock
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(`Another server has ${folder} open. Stop it, or set DATA_DIR to another folder.`);
  }
  return () => lock.close();
}

/** SQLITE_BUSY */
const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
