import type { FastifyInstance } from 'fastify';
import { isStorableText } from '../../http/reading/readJson.ts';
import { refusals } from '../../http/refused.ts';

/** Lets the routes of a scope read an HTML form without files. */
export function readForm(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    async (_request: unknown, body: string) => {
      const fields = [...new URLSearchParams(body)];
      if (fields.some(([name, value]) => !isStorableText(name + value)))
        throw refusals.invalidRequest(['NUL']);
      if (new Set(fields.map(([name]) => name)).size < fields.length)
        throw refusals.invalidRequest(['a field stands twice']);
      return Object.fromEntries(fields);
    },
  );
}
