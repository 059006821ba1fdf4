import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#schemas/openApi.ts';
import { operations } from '#schemas/operations.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('the documentation of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('is served as JSON for programs', async () => {
    const response = await server.app.inject('/api/openapi.json');
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('is served as a page with every operation, and with nothing that the content security policy forbids', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const name of Object.keys(operations)) expect(page.body).toContain(`<code>/api?q=${name}</code>`);
    expect(page.body).not.toMatch(/<script|<style|style=|onclick=/);
    expect((await server.app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
