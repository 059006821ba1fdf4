import type { FastifyReply } from 'fastify';
import type { BrowserAnswer } from '../operations/operationHandler.ts';

/** Sends what a browser opens itself. Whatever a file holds, it can run nothing: no scripts, no frames, no other type. */
export function sendBrowserAnswer(reply: FastifyReply, answer: BrowserAnswer): FastifyReply {
  if (answer.kind === 'redirect') return reply.redirect(answer.to, 303);
  return reply
    .header('content-type', answer.mediaType)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', answer.cacheControl ?? 'no-store')
    .header('content-disposition', disposition(answer.downloadName))
    .send(answer.content);
}

/** RFC 6266, with the name in both writings: old clients read the first. */
function disposition(name: string | undefined): string {
  if (name === undefined) return 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
