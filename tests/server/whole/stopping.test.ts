import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

const realPostgres = fileURLToPath(new URL('../support/database/realPostgres.ts', import.meta.url));

/** The server promises 10 seconds. Kept-alive connections lasted 72 seconds, so this bound tells the two apart on a slow machine. */
const bound = 30_000;

describe('a server that gets SIGTERM', () => {
  let server: ServerProcess | undefined;
  afterEach(() => server?.end('SIGKILL'));

  it('ends in time under a load of kept-alive connections', async () => {
    server = await startServerProcess({ DATABASE_URL: await createSeededDatabase(), CALL_LIMIT: '1000000' });
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let answers = 0;
    let isOver = false;
    const ask = (url: string) =>
      new Promise<void>((resolve) => {
        request(url, { agent }, (answer) => {
          answers += 1;
          answer.resume().once('end', resolve).once('error', resolve);
        })
          .once('error', () => resolve())
          .end();
      });
    const clients = Array.from({ length: 20 }, async () => {
      while (!isOver) await ask(`${server?.origin}/api?q=get_clubs`);
    });
    await expect.poll(() => answers).toBeGreaterThan(100);
    const began = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - began).toBeLessThan(bound);
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
  });

  it('answers a request under way, and tells its connection to close', async () => {
    server = await startServerProcess({ DATABASE_URL: await createSeededDatabase() });
    const { socket, closed, received } = await halfRequest(server);
    const ended = server.end('SIGTERM');
    await expect.poll(() => server?.said()).toContain('Stopping');
    socket.write('{}');
    await closed;
    expect(received()).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nconnection: close\r\n/is);
    await ended;
  });

  it('is ready no more, and ends in time although a request never ends', async () => {
    server = await startServerProcess({ DATABASE_URL: await createSeededDatabase() });
    const { closed } = await halfRequest(server);
    const began = performance.now();
    const ended = server.end('SIGTERM');
    const { origin } = server;
    const isReady = () =>
      fetch(`${origin}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isReady).toBe(false);
    await ended;
    await closed;
    expect(performance.now() - began).toBeLessThan(bound);
  });
});

/** A request whose body of two bytes is still to come. */
async function halfRequest({ origin }: ServerProcess) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let text = '';
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const head = ['POST /api?q=login HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
  socket.write(`${[...head, 'expect: 100-continue', 'content-length: 2'].join('\r\n')}\r\n\r\n`);
  // The server has read the head once it asks for the body.
  await expect.poll(() => text).toContain('100 Continue');
  text = '';
  return { socket, closed, received: () => text };
}

it('PostgreSQL of a run that is killed ends too, since its data takes memory', async () => {
  const start = `import { startPostgres } from ${JSON.stringify(realPostgres)};
    const { pid } = await startPostgres();
    process.stdout.write(String(pid), () => process.kill(process.pid, 'SIGKILL'));`;
  const run = spawn(process.execPath, ['--conditions=club-source', '--input-type=module', '-e', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'exit');
  const pid = Number(await text(run.stdout));
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
