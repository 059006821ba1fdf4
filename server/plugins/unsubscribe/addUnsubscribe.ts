import { createHash } from 'node:crypto';
import { fillIn } from '@clubpoort/form-engine/headless';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '#rules/escapeHtml.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import {
  readUnsubscribe,
  unsubscribe,
  unsubscribePath,
} from '../../services/messages/mail/unsubscribeLinks.ts';
import { nl } from '../../texts/nl.ts';
import type { Limiters } from '../limiters.ts';

interface Options {
  readonly db: Database;
  readonly limiters: Limiters;
}

const texts = nl.clubMessages.unsubscribe;

/**
 * Ends a newsletter by the address in its mail. A mail program posts to it in one click, without cookies (RFC 8058, 3.2). A person who opens it
 * gets a page with a button: a program that checks links must not unsubscribe anybody.
 */
export async function addUnsubscribe(app: FastifyInstance, { db, limiters }: Options): Promise<void> {
  await app.register(async (scope) => {
    // Programs post a form or a multipart form; the body says nothing that counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, async () => ({}));
    const found = async (params: unknown) => {
      const { token } = fieldsOf(params);
      return typeof token === 'string' ? readUnsubscribe(db, token) : undefined;
    };
    scope.get(`${unsubscribePath}:token`, async (request, reply) => {
      await limiters.countCallOfAddress(request);
      const link = await found(request.params);
      if (!link) return page(reply.status(404), [texts.unknown]);
      return page(reply, [fillIn(texts.ask, { club: link.club }), texts.still], texts.button);
    });
    scope.post(`${unsubscribePath}:token`, async (request, reply) => {
      await limiters.countCallOfAddress(request);
      const link = await found(request.params);
      if (!link) return page(reply.status(404), [texts.unknown]);
      await unsubscribe(db, link);
      return page(reply, [fillIn(texts.done, { club: link.club }), texts.again]);
    });
  });
}

const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.5rem}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.5rem;border-radius:.5rem;border:2px solid currentColor;background:transparent;color:inherit;cursor:pointer}button:focus-visible{outline:3px solid;outline-offset:3px}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param button - label of the button that posts to the same address; absent: no form */
function page(reply: FastifyReply, paragraphs: readonly string[], button?: string) {
  const words = paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  const form =
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="nl-BE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(texts.title)}</h1>${words}${form}</main></body></html>`,
    );
}
