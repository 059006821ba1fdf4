import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../http/readJson.ts';
import { refusals } from '../http/refused.ts';

/** Milliseconds for a body of JSON, which is small. An upload may take as long as the server waits for any request. */
const patience = 30_000;

/** JSON is the only thing that is read: a form of another website, text or multipart, is a 415. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readBody);
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => request.raw.destroy(), patience).unref();
    payload.once('close', () => clearTimeout(timer));
  });
}

async function readBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const reading = readJson(body);
  if (!reading.ok) throw refusals.invalidRequest([reading.fault]);
  return reading.value;
}
