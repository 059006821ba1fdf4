import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adultTariff, arabesk, completeAnswers, newKey } from './support/registration.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface RunningServer {
  readonly process: ChildProcess;
  readonly origin: string;
  said(): string;
}

describe('server/main.ts', () => {
  /** Filled once, by the server itself; each test has a copy. */
  let filled: string;
  let saidWhenFilling: string;
  let dataDir: string;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    filled = mkdtempSync(join(tmpdir(), 'clubpoort-main-'));
    const server = await start(filled, running);
    saidWhenFilling = server.said();
    await stop(server.process, 'SIGTERM');
  }, 90_000);
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-main-'));
    cpSync(filled, dataDir, { recursive: true });
  });
  afterAll(() => rmSync(filled, { recursive: true, force: true }));
  afterEach(async () => {
    for (const process of running.splice(0))
      if (process.exitCode === null && process.signalCode === null) await stop(process, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps a confirmed registration through kill -9, and says what it does', async () => {
    const first = await start(dataDir, running);
    const cookie = await logIn(first);
    const call = (server: RunningServer, name: string, body: object) => post(server, { name, body, cookie });
    await call(first, 'save_combined_course_registration_form', {
      club: arabesk,
      tariffs: [adultTariff],
      privacyAccepted: true,
      registrations: [{ uid: 1, qids: completeAnswers }],
    });
    const placed = await call(first, 'place_order', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
      total: 225,
    });
    await stop(first.process, 'SIGKILL');

    const second = await start(dataDir, running);
    const response = await fetch(`${second.origin}/api?q=get_order&oids=${placed.result.oids[0]}`, {
      headers: { cookie },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      result: [{ total: 225, registrations: [{ name: 'An Peeters', status: 'registered' }] }],
    });
    expect(saidWhenFilling).toContain('Filling it with demo data');
    expect(second.said()).toContain('Keeping the data that is in it');
    expect(second.said().trimEnd().split('\n').at(-1)).toContain('federatie@example.org');
  }, 90_000);

  it('loses no order that it confirmed when it is killed in the middle of many', async () => {
    const first = await start(dataDir, running);
    const cookie = await logIn(first);
    const confirmed: number[] = [];
    const body = { club: arabesk, uid: 1, tariffs: [1311], total: 16 };
    await post(first, {
      name: 'save_combined_course_registration_form',
      body: {
        club: arabesk,
        tariffs: [1311],
        privacyAccepted: true,
        registrations: [{ uid: 1, qids: completeAnswers }],
      },
      cookie,
    });
    const buying = Promise.allSettled(
      Array.from({ length: 60 }, async () => {
        const placed = await post(first, { name: 'place_order', body, cookie });
        confirmed.push(...placed.result.oids);
        if (confirmed.length === 10) first.process.kill('SIGKILL');
      }),
    );
    await buying;
    expect(confirmed.length).toBeGreaterThanOrEqual(10);

    const second = await start(dataDir, running);
    for (const oid of confirmed) {
      const { status } = await fetch(`${second.origin}/api?q=get_order&oids=${oid}`, { headers: { cookie } });
      expect(status).toBe(200);
    }
  }, 90_000);

  it('stops when it is asked to, and lets go of its folder', async () => {
    const first = await start(dataDir, running);
    await stop(first.process, 'SIGTERM');
    expect([first.process.exitCode, first.said()]).toEqual([0, expect.stringContaining('Stopping')]);
    await start(dataDir, running);
  }, 90_000);

  it('does not open a folder that another server has open', async () => {
    await start(dataDir, running);
    await expect(start(dataDir, running)).rejects.toThrow('Another server has');
  }, 90_000);

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, 'ECONNREFUSED'],
  ])(
    'says why it cannot start: %j',
    async (env, sentence) => {
      await expect(start(dataDir, running, env)).rejects.toThrow(sentence);
    },
    60_000,
  );
});

async function start(
  dataDir: string,
  running: ChildProcess[],
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--conditions=club-source', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (address && output.includes('federatie@example.org'))
        resolve({ process: child, origin: address, said: () => output });
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function logIn({ origin }: RunningServer): Promise<string> {
  const response = await fetch(`${origin}/api?q=login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: 'ouder@example.org', password: 'demo-wachtwoord' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function post(
  { origin }: RunningServer,
  { name, body, cookie }: { name: string; body: object; cookie: string },
): Promise<{ result: { oids: number[] } }> {
  const response = await fetch(`${origin}/api?q=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...newKey().headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
}
