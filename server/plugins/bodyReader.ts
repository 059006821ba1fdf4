import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../http/reading/readJson.ts';
import { refusals } from '../http/refused.ts';

/** Time limit for a JSON body, in milliseconds. Uploads have the server's general limit instead. */
const patience = 30_000;

/** Accepts JSON bodies only. Others, such as forms of another website, get a 415. */
export function addBodyReader(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readBody);
  app.addHook('preParsing', async ({ headers, raw }, _reply, payload) => {
    const isBrief = hasBody(raw) && !headers['content-type']?.startsWith('multipart/');
    if (!isBrief) return;
    const timer = setTimeout(() => raw.destroy(), patience).unref();
    // `close` alone would be too late: it fires after the answer, and a download may take longer than a body.
    for (const event of ['end', 'error', 'close']) payload.once(event, () => clearTimeout(timer));
  });
}

/** Whether a request has a body, judged by its headers (RFC 9112, section 6.3). A body that hasn't arrived yet counts. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function readBody(_request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const reading = readJson(body);
  if (!reading.ok) throw refusals.invalidRequest([reading.fault]);
  return reading.value;
}
