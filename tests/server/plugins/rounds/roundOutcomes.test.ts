import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentPatience } from '#server/db/patience.ts';
import { roundOutcomes } from '#server/plugins/rounds/roundOutcomes.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { testClock } from '../../support/testClock.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('a round that fails', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeEach(async () => {
    lines.length = 0;
    const database = await openSeededDatabase();
    await database.db.execute(sql`alter table users rename column last_seen_at to lost`);
    const stream = { write: (line: string) => lines.push(line) };
    server = await startTestServer({ database, log: { level: 'warn', stream } });
    await server.settled();
  });
  afterEach(() => server.stop());

  it('names its cause in one short line of the log', () => {
    const [line = '', ...others] = lines.filter((one) => one.includes('round'));
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      msg: 'the round "data that is over" failed: state 42703 of the database',
      round: 'data that is over',
    });
    expect(line.length).toBeLessThan(3_000);
  });

  it('stands in /readyz, which stays 200, and in /metrics', async () => {
    const ready = await server.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ok', failingRounds: ['data that is over'] },
    ]);
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(/^clubpoort_round_last_failure_timestamp_seconds\{round="data that is over"\} \d/m);
    expect(body).not.toMatch(/last_success_timestamp_seconds\{round="data that is over"\}/);
    expect(body).toMatch(/last_success_timestamp_seconds\{round="payments"\} \d/);
  });
});

describe('roundOutcomes', () => {
  const clock = testClock();
  const silent = { error: () => {} };
  beforeEach(() => clock.reset());
  const fail = () => Promise.reject(new Error('no space left on device'));

  it('forgets a failure after the next success, or after three hours', async () => {
    const outcomes = roundOutcomes(clock, silent);
    await outcomes.run('one', fail);
    await outcomes.run('other', fail);
    expect(outcomes.failing()).toEqual(['one', 'other']);
    clock.advance({ seconds: 60 });
    await outcomes.run('one', async () => {});
    expect(outcomes.failing()).toEqual(['other']);
    clock.advance({ seconds: 3 * 3_600 });
    expect(outcomes.failing()).toEqual([]);
  });

  it('gives each statement of a round two minutes, however many there were before', async () => {
    const limits: number[] = [];
    await roundOutcomes(clock, silent).run('one', async () => {
      for (let wait = 0; wait < 3; wait += 1)
        await currentPatience()?.wait(async (limit) => void limits.push(limit));
    });
    expect(limits).toEqual([120_000, 120_000, 120_000]);
  });
});
