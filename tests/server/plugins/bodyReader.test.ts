import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtPortal } from '../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('a body that arrives slowly', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer();
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(origin).port);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  afterAll(() => server.stop());

  const send = async (name: string, type: string) => {
    const socket = connect(port, '127.0.0.1');
    const state = { isOpen: true };
    socket.on('close', () => {
      state.isOpen = false;
    });
    socket.on('error', () => undefined);
    const head = [`POST /api?q=${name} HTTP/1.1`, 'host: x', `content-type: ${type}`, 'content-length: 900'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    await once(server.app.server, 'request');
    return { socket, state };
  };

  it('times out after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { state } = await send('logout', 'application/json');
    await expect.poll(() => timers.mock.calls).toContainEqual([expect.any(Function), 30_000]);
    vi.advanceTimersByTime(29_000);
    expect(state.isOpen).toBe(true);
    vi.advanceTimersByTime(2_000);
    await expect.poll(() => state.isOpen).toBe(false);
  });

  it('has more time when it contains a file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, state } = await send('save_question_files', 'multipart/form-data; boundary=x');
    vi.advanceTimersByTime(100_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(state.isOpen).toBe(true);
    socket.destroy();
  });
});

describe('a download that is read slowly', () => {
  const size = 30_000_000;
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    const portalDir = builtPortal();
    writeFileSync(`${portalDir}/assets/film-1a2b.bin`, Buffer.alloc(size));
    server = await startTestServer({ portalDir });
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(origin).port);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => server.stop());

  it('arrives whole, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /assets/film-1a2b.bin HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    // Reads nothing for now: the buffers fill up, and the rest waits in the server.
    await once(socket, 'readable');
    vi.advanceTimersByTime(120_000);
    const received = await buffer(socket);
    expect(received.length).toBeGreaterThan(size);
  });
});
