import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../support/testServer.ts';

describe('/healthz and /readyz', () => {
  it('answer 200, and without a database only the first does', async () => {
    const server = await startTestServer();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await server.database.close();
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const response = await server.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      cause: 'the database does not answer',
    });
    await server.app.close();
  });
});
