import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { freePort } from '../../support/freePort.ts';
import { createEmptyDatabase } from '../support/database/createSeededDatabase.ts';
import { newKey } from '../support/registration.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { requireProgram } from './support/requireProgram.ts';

describe('a server behind PgBouncer in transaction mode', () => {
  const ends: (() => Promise<void>)[] = [];
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    const database = new URL(await createEmptyDatabase());
    const port = await startPgbouncer(database);
    const pooled = new URL(database);
    pooled.host = `127.0.0.1:${port}`;
    url = pooled.href;
    server = await startServerProcess({ DATABASE_URL: url, DATABASE_NAMED_STATEMENTS: 'off' });
    ends.unshift(() => server.end('SIGKILL'));
  }, 120_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  async function startPgbouncer({ hostname, port: target }: URL): Promise<number> {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-pgbouncer-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const settings = [
      '[databases]',
      `* = host=${hostname} port=${target} user=postgres`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2',
    ];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, `${settings.join('\n')}\n`);
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(requireProgram('pgbouncer', { package: 'pgbouncer' }), [...user, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    ends.push(async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('process up')) resolve();
      });
      child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said}`)));
    });
    return port;
  }

  it('names the setting that is missing, where a server starts without it', async () => {
    await expect(startServerProcess({ DATABASE_URL: url })).rejects.toThrow(
      /The server can't start: .* Set DATABASE_NAMED_STATEMENTS=off\./,
    );
  });

  it('migrates, and answers many calls with frequent statements over two connections', async () => {
    const logIn = () =>
      post(server, {
        name: 'login',
        body: { mail: 'ouder@example.org', password: demoPassword },
        cookie: '',
        key: newKey(),
      });
    const first = await logIn();
    expect(first.status).toBe(200);
    const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
    const reads = Array.from({ length: 40 }, () =>
      fetch(`${server.origin}/api?q=get_dashboard`, { headers: { cookie } }),
    );
    expect(new Set((await Promise.all(reads)).map(({ status }) => status)), server.said()).toEqual(
      new Set([200]),
    );
    const saves = Array.from({ length: 10 }, (_, index) =>
      post(server, { name: 'save_profile', body: { uid: 1, fname: `An${'a'.repeat(index)}` }, cookie }),
    );
    expect(new Set((await Promise.all(saves)).map(({ status }) => status)), server.said()).toEqual(
      new Set([200]),
    );
  });
});
