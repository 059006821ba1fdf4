import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailSlots } from '#server/mail/mailer.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { testStart } from '../support/clock/testStart.ts';
import { postAnswers } from './support/answers/postAnswers.ts';
import { untilAnswered } from './support/answers/untilAnswered.ts';
import { startSmtp } from './support/mails/startSmtp.ts';
import { adultTariff, arabesk, newKey } from './support/registration.ts';
import { post, type ServerProcess, startServerProcess } from './support/serverProcess.ts';

/** A pass: its purchase asks no questions, and one person can buy any number. */
const pass = { nid: 31, price: 95 };

describe('server/main.ts', () => {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  /** The folder that the server seeds once. Each test works in a copy. */
  let filled: string;
  let first: ServerProcess;

  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-main-'));
    folders.push(folder);
    return folder;
  };
  const copyOfFilled = () => {
    const folder = newFolder();
    cpSync(filled, folder, { recursive: true });
    return folder;
  };
  const start = async (env: Record<string, string>) => {
    const server = await startServerProcess(env);
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    filled = newFolder();
    first = await start({ DATA_DIR: filled });
    await first.end('SIGTERM');
  }, 90_000);
  afterAll(async () => {
    for (const server of servers) if (isRunning(server)) await server.end('SIGKILL');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('makes its data private to its own user, also in a folder that was readable by all', async () => {
    const folder = copyOfFilled();
    chmodSync(folder, 0o755);
    const server = await start({ DATA_DIR: folder });
    const body = { mail: 'ouder@example.org' };
    await post(server, { name: 'request_password_reset', body, cookie: '' });
    await expect.poll(() => existsSync(join(folder, 'mail'))).toBe(true);
    await server.end('SIGTERM');
    const open = (name: string) => (statSync(join(folder, name)).mode & 0o077) !== 0;
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.length).toBeGreaterThan(100);
    expect(['.', ...names].filter(open)).toEqual([]);
  });

  it.each(['', 'te kort'])('does not start with the key %j', async (key) => {
    const folder = copyOfFilled();
    writeFileSync(join(folder, 'federation.key'), key);
    await expect(start({ DATA_DIR: folder })).rejects.toThrow(
      `federation.key holds a key of ${key.length} characters, and needs 32`,
    );
  });

  it('does not start with a broken setting of wallet passes, and changes nothing', async () => {
    const DATA_DIR = newFolder();
    const missing = join(DATA_DIR, 'pass.cer');
    const files = { WALLET_CERTIFICATE: missing, WALLET_KEY: missing, WALLET_INTERMEDIATE: missing };
    await expect(start({ DATA_DIR, ...files })).rejects.toThrow(
      `The server can't start: WALLET_CERTIFICATE: ${missing} can't be read (ENOENT`,
    );
    expect(existsSync(join(DATA_DIR, 'pglite'))).toBe(false);
  });

  it('reports its progress, then its address and the demo logins', () => {
    const lines = first.said().split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Opening the database',
      `  PostgreSQL on disk (PGlite), in ${join(filled, 'pglite')}`,
      'Bringing its tables up to date',
      'Filling it with demo data',
    ]);
    const address = lines.findIndex((line) => line.trim() === first.origin.replace('127.0.0.1', 'localhost'));
    const demo = lines.findIndex((line) => line.startsWith('Demo logins'));
    expect([address, demo - address]).toEqual([expect.toSatisfy((at: number) => at > 4), 2]);
    expect(lines[demo]).toContain(demoPassword);
    expect(lines.slice(demo + 1, demo + 8).every((line) => line.includes('@example.org'))).toBe(true);
  });

  it('stops cleanly on SIGTERM', () => {
    expect([first.process.exitCode, first.said()]).toEqual([0, expect.stringContaining('Stopping')]);
  });

  it('loses no confirmed order when it is killed during many orders', async () => {
    const DATA_DIR = copyOfFilled();
    const killed = await start({ DATA_DIR });
    const cookie = await logIn(killed);
    expect(await postAnswers(killed, { uid: 1, cookie, tariffs: [adultTariff] })).toBe(200);
    const order = async (wanted: {
      tariffs: number[];
      passes?: number[];
      total: number;
    }): Promise<number> => {
      const body = { club: arabesk, uid: 1, ...wanted };
      const { status, body: answer } = await post(killed, { name: 'place_order', body, cookie });
      expect(status).toBe(200);
      // The tests of the operation check the shape of this answer against the contract.
      return (answer.result as { oids: [number] }).oids[0];
    };
    const registration = await order({ tariffs: [adultTariff], total: 225 });
    const bought: number[] = [];
    await Promise.allSettled(
      Array.from({ length: 60 }, async () => {
        bought.push(await order({ tariffs: [], passes: [pass.nid], total: pass.price }));
        if (bought.length === 10) killed.process.kill('SIGKILL');
      }),
    );
    expect(bought.length).toBeGreaterThanOrEqual(10);
    expect(bought.length).toBeLessThan(60);

    const second = await start({ DATA_DIR });
    expect(second.said()).toContain('Keeping the data that is in it');
    expect(await ordersOf(second, cookie, registration)).toMatchObject([
      { total: 225, registrations: [{ name: 'An Peeters', status: 'registered' }] },
    ]);
    for (const oid of bought) expect(await ordersOf(second, cookie, oid)).toMatchObject([{ oid }]);

    await expect(start({ DATA_DIR })).rejects.toThrow('Another server has');
    const PORT = new URL(second.origin).port;
    await expect(start({ DATA_DIR: copyOfFilled(), PORT })).rejects.toThrow(
      `port ${PORT} is taken by another program. Stop it, or set PORT to another number.`,
    );
  }, 90_000);

  it('mails a message once to each address when it is killed while the mails leave', async () => {
    const smtp = await startSmtp({ SLOW: '1' });
    const env = { DATA_DIR: copyOfFilled(), SMTP_URL: smtp.url, MAIL_FROM: 'clubpoort@example.org' };
    const killed = await start(env);
    const cookie = await logIn(killed, 'beheer@example.org');
    const draft = { club: arabesk, revision: 0, title: 'Show', audience: 'everybody', courses: [] };
    const body = { ...draft, newsletter: false, body: [{ type: 'heading', text: 'Kom op tijd' }] };
    const saved = await post(killed, { name: 'save_club_message', body, cookie });
    // The tests of the operation check the shape of these answers against the contract.
    const { id: messageId, revision } = saved.body.result as { id: number; revision: number };
    const sending = {
      name: 'send_club_message',
      body: { club: arabesk, messageId, revision },
      cookie,
    } as const;
    const sent = await post(killed, { ...sending, key: newKey() });
    const { addresses } = sent.body.result as { addresses: number };
    await expect.poll(() => smtp.asked.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await killed.end('SIGKILL');
    expect(smtp.received.length).toBeLessThan(addresses);
    // The lease of the mails that were under way is over by then.
    const CLOCK_OFFSET = String(testStart.getTime() - Date.now() + 10 * 60_000);
    const second = await start({ ...env, CLOCK_OFFSET });
    const readers = () => new Set(smtp.received.map(({ to }) => to));
    await expect.poll(() => readers().size, { timeout: 30_000 }).toBe(addresses);
    await second.end('SIGTERM');
    // A mail program recognises a mail that was under way by its Message-ID.
    expect(new Set(smtp.received.map(({ to, id }) => `${to} ${id}`)).size).toBe(addresses);
    expect(smtp.received.length - addresses).toBeLessThanOrEqual(mailSlots);
    await smtp.stop();
  }, 90_000);

  it.concurrent.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, "DATABASE_URL doesn't answer"],
  ])(
    'says why it cannot start: %j',
    async (env, sentence) => {
      await expect(startServerProcess(env)).rejects.toThrow(sentence);
    },
    60_000,
  );
});

function isRunning({ process }: ServerProcess): boolean {
  return process.exitCode === null && process.signalCode === null;
}

async function logIn(server: ServerProcess, mail = 'ouder@example.org'): Promise<string> {
  const body = { mail, password: demoPassword };
  const { headers } = await untilAnswered(() => post(server, { name: 'login', body, cookie: '' }));
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function ordersOf({ origin }: ServerProcess, cookie: string, oid: number): Promise<unknown> {
  const response = await fetch(`${origin}/api?q=get_order&oids=${oid}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()).result;
}
