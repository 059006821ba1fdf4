import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthCookie } from '../operations/operationHandler.ts';
import { sessionLifetime } from '../services/sessions/sessionLifetime.ts';

const name = 'auth';

/** The session's token as a request brought it: a bearer goes before the cookie. */
export function readToken(request: FastifyRequest): string | undefined {
  return readBearer(request) ?? readCookie(request);
}

export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function readCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name] || undefined;
}

/** Kept from scripts, and sent over TLS only wherever the portal is served over TLS. */
export function authCookie(request: FastifyRequest, reply: FastifyReply): AuthCookie {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  return {
    token: readCookie(request),
    set(token) {
      reply.setCookie(name, token, { ...attributes, maxAge: sessionLifetime });
    },
    clear() {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes);
    },
  };
}
