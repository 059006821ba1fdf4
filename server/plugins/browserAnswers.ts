import type { FastifyReply } from 'fastify';
import { byteRange } from '../http/byteRange.ts';
import type { BrowserAnswer } from '../operations/operationHandler.ts';

const nothing = "default-src 'none'; sandbox";
/** A browser's own reader of PDFs is a plug-in with a style of its own, and runs in no sandbox. */
const ownReader = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/** Sends what a browser opens itself. Whatever a file holds, it can run nothing: no scripts, no frames, no other type. */
export async function sendBrowserAnswer(reply: FastifyReply, answer: BrowserAnswer): Promise<FastifyReply> {
  if (answer.kind === 'redirect') return reply.redirect(answer.to, 303);
  if (answer.kind === 'parts') return sendParts(reply, answer);
  return reply
    .header('content-type', answer.mediaType)
    .header('content-security-policy', answer.opensInWindow ? ownReader : nothing)
    .header('cache-control', answer.cacheControl ?? 'no-store')
    .header('content-disposition', disposition(answer))
    .send(answer.content);
}

/** A part that isn't there is 416, with how long the file is. */
async function sendParts(
  reply: FastifyReply,
  { size, mediaType, read }: Extract<BrowserAnswer, { kind: 'parts' }>,
): Promise<FastifyReply> {
  // Nothing says which state of the file a part belongs to: who asks on that condition gets all of it.
  const { range: header, 'if-range': condition } = reply.request.headers;
  const range = condition === undefined ? byteRange(header, size) : 'whole';
  reply.header('accept-ranges', 'bytes').header('cache-control', 'no-store');
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const isPart = range !== 'whole';
  if (isPart) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .header('content-type', mediaType)
    .header('content-length', isPart ? range.end - range.start + 1 : size)
    .header('content-security-policy', nothing)
    .header('content-disposition', 'inline')
    .send(await (isPart ? read(range) : read()));
}

type FileAnswer = Extract<BrowserAnswer, { kind: 'file' }>;

/** RFC 6266, with the name in both writings: old clients read the first. */
function disposition({ downloadName: name, opensInWindow }: FileAnswer): string {
  if (name === undefined) return 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${opensInWindow ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
