import type { FastifyReply } from 'fastify';
import { byteRange } from '../../http/byteRange.ts';
import type { BrowserAnswer } from '../../operations/operationHandler.ts';

const nothing = "default-src 'none'; sandbox";
/** Policy for PDFs: a browser's PDF viewer is a plug-in with inline styles, and doesn't work in a sandbox. */
const ownReader = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/** Sends a file or a redirect. The headers stop any active content in a file: scripts, frames, another media type. */
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

/** Sends a file or a range of it. A range outside the file gets a 416 with the length of the file. */
async function sendParts(
  reply: FastifyReply,
  { size, mediaType, read }: Extract<BrowserAnswer, { kind: 'parts' }>,
): Promise<FastifyReply> {
  // Answers `If-Range` with the whole file, because files here have no version to compare.
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

/** Writes the file name in both forms of RFC 6266, because old clients read only the first. */
function disposition({ downloadName: name, opensInWindow }: FileAnswer): string {
  if (name === undefined) return 'inline';
  const plain = withoutMarks(name).replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${opensInWindow ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** `Zoë – 1` becomes `Zoe - 1`. */
function withoutMarks(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[–—]/g, '-');
}
