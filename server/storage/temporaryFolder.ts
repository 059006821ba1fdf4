import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds. Longer than any upload takes. */
const longestLife = 60 * 60 * 1000;

/**
 * Files that live as long as a piece of work. Each is named after the process that works at it, so that `sweep` knows
 * which ones somebody left behind who isn't there any more.
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

  /** Runs `work` with the paths of files that it may make; whatever comes of it, they are gone afterwards. */
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

  /** Removes what processes left behind that ended in the middle of something. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (!(await this.#isWorkedAt(name))) await rm(join(this.#folder, name), { force: true });
  }

  async #isWorkedAt(name: string): Promise<boolean> {
    const [machine, pid] = name.split('-');
    if (machine === thisMachine)
      return Number(pid) === process.pid ? this.#inUse.has(name) : isAlive(Number(pid));
    // Of another machine on the same disk: whether its process lives can't be asked.
    const file = await stat(join(this.#folder, name)).catch(() => undefined);
    return file !== undefined && Date.now() - file.mtimeMs < longestLife;
  }
}

const thisMachine = hostname().replace(/[^A-Za-z0-9.]/g, '_');

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There is one, and it is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
