import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../http/readJson.ts';
import { refusals } from '../http/refused.ts';

/** Milliseconds for a body of JSON, which is small. An upload may take as long as the server waits for any request. */
const patience = 30_000;

/** JSON is the only thing that is read: a form of another website, text or multipart, is a 415. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readBody);
  app.addHook('preParsing', async ({ headers, raw }, _reply, payload) => {
    const isBrief = hasBody(raw) && !headers['content-type']?.startsWith('multipart/');
    if (!isBrief) return;
    const timer = setTimeout(() => raw.destroy(), patience).unref();
    // `close` comes only when the answer was sent, and a download may take longer than a body.
    for (const event of ['end', 'error', 'close']) payload.once(event, () => clearTimeout(timer));
  });
}

/** By its head alone (RFC 9112, section 6.3): a body of which nothing came yet counts. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function readBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const reading = readJson(body);
  if (!reading.ok) throw refusals.invalidRequest([reading.fault]);
  return reading.value;
}
