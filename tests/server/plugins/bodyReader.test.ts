import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('a body that comes slowly', () => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer();
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    port = Number(new URL(origin).port);
  });
  afterEach(() => vi.useRealTimers());
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

  it('is waited for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { state } = await send('logout', 'application/json');
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(29_000);
    expect(state.isOpen).toBe(true);
    vi.advanceTimersByTime(2_000);
    await expect.poll(() => state.isOpen).toBe(false);
  });

  it('has longer where it brings a file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, state } = await send('save_question_files', 'multipart/form-data; boundary=x');
    vi.advanceTimersByTime(100_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(state.isOpen).toBe(true);
    socket.destroy();
  });
});
