import { describe, expect, it } from 'vitest';
import { startTestServer } from '../support/testServer.ts';

describe('/healthz', () => {
  it('answers 200 while the database answers, and 503 otherwise', async () => {
    const server = await startTestServer();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    await server.database.close();
    const response = await server.app.inject('/healthz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ code: 'unavailable' });
    await server.app.close();
  });
});
