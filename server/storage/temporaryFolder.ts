import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Maximum age in milliseconds, longer than any upload takes. */
const longestLife = 60 * 60 * 1000;

/**
 * Temporary files of running work. Each name holds the process id, so that `sweep` recognises files of processes
 * that have ended.
 */
export class TemporaryFolder {
  readonly #folder: string;
  readonly #inUse = new Set<string>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<TemporaryFolder> {
    await mkdir(folder, { recursive: true });
    return new TemporaryFolder(folder);
  }

  /** Runs `work` with a function that makes file paths. All files are deleted afterwards, also after an error. */
  async lend<Result>(work: (newFile: () => string) => Promise<Result>): Promise<Result> {
    const names: string[] = [];
    const newFile = () => {
      const name = `${thisMachine}-${process.pid}-${randomBytes(8).toString('hex')}`;
      names.push(name);
      this.#inUse.add(name);
      return join(this.#folder, name);
    };
    try {
      return await work(newFile);
    } finally {
      for (const name of names) {
        await rm(join(this.#folder, name), { force: true });
        this.#inUse.delete(name);
      }
    }
  }

  /** Deletes files of processes that ended too soon. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (!(await this.#isWorkedAt(name))) await rm(join(this.#folder, name), { force: true });
  }

  async #isWorkedAt(name: string): Promise<boolean> {
    const [machine, pid] = name.split('-');
    if (machine === thisMachine)
      return Number(pid) === process.pid ? this.#inUse.has(name) : isAlive(Number(pid));
    // A file of another machine on the same disk. Its process can't be checked, so its age decides.
    const file = await stat(join(this.#folder, name)).catch(() => undefined);
    return file !== undefined && Date.now() - file.mtimeMs < longestLife;
  }
}

const thisMachine = hostname().replace(/[^A-Za-z0-9.]/g, '_');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
