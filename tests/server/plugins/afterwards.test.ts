import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addAfterwards } from '#server/plugins/afterwards.ts';
import { StoreFailure } from '#server/storage/storeFailure.ts';

const busy = () => Object.assign(new Error('timeout exceeded when trying to connect'), { code: '53300' });

/** Starts work that fails with each of these failures, and counts the tries until the server is closed. */
async function triesOf(failures: readonly Error[], pauses: readonly number[]) {
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  const { afterwards } = addAfterwards(app, pauses);
  let tries = 0;
  app.get('/', async (request) => {
    afterwards(request, 'a mail', async () => {
      const failure = failures[tries];
      tries += 1;
      if (failure) throw failure;
    });
    return tries;
  });
  // The answer does not wait for the work: it is given after the first try at most.
  expect((await app.inject('/')).json()).toBeLessThanOrEqual(1);
  await app.close();
  return { tries, logged };
}

describe('work after the answer', () => {
  it('runs once when it succeeds', async () => {
    expect(await triesOf([], [1, 1])).toEqual({ tries: 1, logged: [] });
  });

  it('is retried when the database is busy, and a later success is not logged', async () => {
    expect(await triesOf([busy(), busy()], [1, 1])).toEqual({ tries: 3, logged: [] });
  });

  it('is retried when the store of files hangs', async () => {
    expect(await triesOf([StoreFailure.late()], [1, 1])).toEqual({ tries: 2, logged: [] });
  });

  it('is given up after the last retry, and logged by its name', async () => {
    const { tries, logged } = await triesOf([busy(), busy(), busy(), busy()], [1, 1]);
    expect([tries, logged.length]).toEqual([3, 1]);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ work: 'a mail', msg: 'failed afterwards' });
  });

  it('is not retried after a failure of its own, because it may be half done', async () => {
    const { tries, logged } = await triesOf([new Error('550 no such mailbox')], [1, 1]);
    expect([tries, logged.length]).toEqual([1, 1]);
  });

  it('does not delay the closing of the server by its pause between two tries', async () => {
    const anHour = 3_600_000;
    expect(await triesOf([busy()], [anHour])).toEqual({ tries: 2, logged: [] });
  });
});
