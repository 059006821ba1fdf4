import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { countingProxy } from '../support/database/proxies/countingProxy.ts';
import { newKey } from '../support/registration.ts';
import { post, startServerProcess } from '../support/serverProcess.ts';

describe('DATABASE_NAMED_STATEMENTS', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** The names of all statements that a server prepares while it starts and answers the same calls often. */
  async function preparedWith(setting: string): Promise<readonly string[]> {
    const database = new URL(await createSeededDatabase());
    const proxy = await countingProxy({ host: database.hostname, port: Number(database.port) });
    ends.unshift(() => proxy.close());
    database.host = `127.0.0.1:${proxy.port}`;
    const env = { DATABASE_URL: database.href, DATABASE_NAMED_STATEMENTS: setting };
    const server = await startServerProcess(env);
    ends.unshift(() => server.end('SIGKILL'));
    const login = { mail: 'ouder@example.org', password: demoPassword };
    const first = await post(server, { name: 'login', body: login, cookie: '', key: newKey() });
    expect(first.status).toBe(200);
    const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
    for (let call = 0; call < 20; call += 1) {
      const read = await fetch(`${server.origin}/api?q=get_dashboard`, { headers: { cookie } });
      expect(read.status).toBe(200);
      const body = { uid: 1, fname: `An${'a'.repeat(call)}` };
      expect(await post(server, { name: 'save_profile', body, cookie })).toMatchObject({ status: 200 });
    }
    return proxy.prepared;
  }

  it('gives no statement a name when it is off, for a pooler that gives each transaction another connection', async () => {
    const prepared = await preparedWith('off');
    expect(prepared.length).toBeGreaterThan(40);
    expect(prepared.filter((name) => name !== '')).toEqual([]);
  }, 120_000);

  it('gives frequent statements a name when it is on', async () => {
    expect((await preparedWith('on')).filter((name) => name !== '')).not.toEqual([]);
  }, 120_000);
});
