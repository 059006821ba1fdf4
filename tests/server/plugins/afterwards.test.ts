import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addAfterwards } from '#server/plugins/afterwards.ts';

const busy = () => Object.assign(new Error('timeout exceeded when trying to connect'), { code: '53300' });

/** Starts work that fails a number of times, and says how often it was tried once the server is closed. */
async function triesOf(failures: readonly Error[], pauses: readonly number[]) {
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  const afterwards = addAfterwards(app, pauses);
  let tries = 0;
  app.get('/', async (request) => {
    afterwards(request, 'a mail', async () => {
      const failure = failures[tries];
      tries += 1;
      if (failure) throw failure;
    });
    return tries;
  });
  // The answer doesn't wait: it was given after the first try at most.
  expect((await app.inject('/')).json()).toBeLessThanOrEqual(1);
  await app.close();
  return { tries, logged };
}

describe('work that is done afterwards', () => {
  it('is done once where nothing goes wrong', async () => {
    expect(await triesOf([], [1, 1])).toEqual({ tries: 1, logged: [] });
  });

  it('is tried again where the database had no time for it, and then nothing is said', async () => {
    expect(await triesOf([busy(), busy()], [1, 1])).toEqual({ tries: 3, logged: [] });
  });

  it('is given up in the end, and logged by its name', async () => {
    const { tries, logged } = await triesOf([busy(), busy(), busy(), busy()], [1, 1]);
    expect([tries, logged.length]).toEqual([3, 1]);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ work: 'a mail', msg: 'failed afterwards' });
  });

  it('is not tried again where it failed by itself: it may have been half done', async () => {
    const { tries, logged } = await triesOf([new Error('550 no such mailbox')], [1, 1]);
    expect([tries, logged.length]).toEqual([1, 1]);
  });

  it('keeps no server open for longer than it takes', async () => {
    const anHour = 3_600_000;
    expect(await triesOf([busy()], [anHour])).toEqual({ tries: 2, logged: [] });
  });
});
