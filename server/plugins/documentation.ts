import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#schemas/openApi.ts';
import { documentationPage, documentationStyle } from '../http/documentationPage.ts';

/**
 * Serves the contract for programs (`/api/openapi.json`) and for people (`/api/docs`). Each is built at its first request, as
 * most servers get none, and kept, as it can't change.
 */
export function addDocumentation(app: FastifyInstance): void {
  let openApi: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').send(openApi);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= documentationPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
}
