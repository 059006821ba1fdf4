import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubs } from '#server/db/schema.ts';
import { demoPassword, people } from '#server/seed/demo/people/people.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

describe('a server that is watched', () => {
  let url: string;
  let server: ServerProcess;
  beforeAll(async () => {
    url = await createSeededDatabase();
    server = await startServerProcess({ DATABASE_URL: url, DATABASE_POOL: '10' });
  }, 90_000);
  afterAll(() => server.end('SIGKILL'));

  const read = async () => {
    const response = await fetch(`${server.origin}/metrics`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    ]);
    return response.text();
  };
  const operationsIn = (text: string) =>
    new Set([...text.matchAll(/operation="([^"]*)"/g)].map(([, operation]) => operation));

  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
  });

  it('counts calls by operation and class of status', async () => {
    for (const password of [demoPassword, 'fout'])
      await post(server, { name: 'login', body: { mail: 'ouder@example.org', password }, cookie: '' });
    await expect
      .poll(read)
      .toContain('clubpoort_request_duration_seconds_count{operation="login",status="2xx"} 1');
    expect(await read()).toContain(
      'clubpoort_request_duration_seconds_count{operation="login",status="4xx"} 1',
    );
  });

  it('tells of the event loop, the connections, the outbox and the rounds', async () => {
    // The rounds end in any order.
    for (const round of [
      /_timestamp_seconds\{round="payments"\} \d/,
      /^clubpoort_retention_last_success_\S+ \d/m,
    ])
      await expect.poll(read, { timeout: 60_000 }).toMatch(round);
    const text = await read();
    for (const line of [
      /^nodejs_eventloop_lag_p99_seconds \S+$/m,
      /^clubpoort_database_connections\{pool="all",state="limit"\} 7$/m,
      /^clubpoort_database_connections\{pool="reads",state="waiting"\} 0$/m,
      /^clubpoort_database_up 1$/m,
      /^clubpoort_outbox_mails \d+$/m,
      /^clubpoort_outbox_oldest_due_seconds \S+$/m,
      /^clubpoort_retention_last_success_timestamp_seconds \d\S+$/m,
      /# EOF\n$/,
    ])
      expect(text).toMatch(line);
  });

  it('gives an address that it does not know no label of its own', async () => {
    await fetch(`${server.origin}/api?q=geheim_van_an`);
    await fetch(`${server.origin}/niets-van-an.js`);
    await fetch(`${server.origin}/ander-niets.js`, { method: 'POST' });
    const before = operationsIn(await read());
    for (let index = 0; index < 5; index += 1) {
      await fetch(`${server.origin}/api?q=geheim_${index}`);
      await fetch(`${server.origin}/niets-${index}.js`);
      await fetch(`${server.origin}/niets-${index}.js`, { method: 'POST' });
    }
    const text = await read();
    expect(operationsIn(text)).toEqual(before);
    expect(text).not.toMatch(/geheim|niets/);
  });

  it('says nothing about anybody', async () => {
    const database = await openPostgres(url, () => {});
    const known = await database.db.select().from(clubs);
    await database.close();
    await fetch(`${server.origin}/arabesk`);
    await fetch(`${server.origin}/api?q=get_club&club=1`);
    const text = await read();
    for (const word of [...people.map(({ mail }) => mail), ...known.map(({ title }) => title)])
      if (word !== undefined) expect(text).not.toContain(word);
    const words = wordsOf(text);
    const names = people.flatMap(({ uid, fname, lname }) => [String(uid), fname, lname]);
    for (const name of [...names, ...known.map(({ url: name }) => name)])
      expect(words).not.toContain(name.toLowerCase());
  });
});

/** The words in the labels, without the bounds of the histogram and the version of Node. */
function wordsOf(text: string): ReadonlySet<string> {
  const values = [...text.matchAll(/(\w+)="([^"]*)"/g)]
    .filter(([, name = '']) => !['le', 'version', 'major', 'minor', 'patch'].includes(name))
    .map(([, , value = '']) => value.toLowerCase());
  return new Set(values.flatMap((value) => [value, ...value.split(/[^\p{L}\p{N}-]+/u)]));
}
