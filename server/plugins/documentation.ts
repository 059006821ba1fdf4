import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#schemas/openApi.ts';
import { documentationPage, documentationStyle } from '../http/documentationPage.ts';

/**
 * Serves the contract for programs (`/api/openapi.json`) and for people (`/api/docs`). Both are built once, as they
 * can't change.
 */
export function addDocumentation(app: FastifyInstance): void {
  const openApi = JSON.stringify(openApiDocument());
  const page = documentationPage();
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(openApi));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
}
