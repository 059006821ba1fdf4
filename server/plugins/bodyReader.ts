import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../http/readJson.ts';
import { refusals } from '../http/refused.ts';

/** JSON is the only thing that is read: a form of another website, text or multipart, is a 415. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readBody);
}

async function readBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const reading = readJson(body);
  if (!reading.ok) throw refusals.invalidRequest([reading.fault]);
  return reading.value;
}
