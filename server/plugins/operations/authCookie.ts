import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthCookie } from '../../operations/operationHandler.ts';
import { sessionLifetime } from '../../services/sessions/sessionLifetime.ts';

const name = 'auth';

/** The session token of a request. A bearer token takes precedence over the cookie. */
export function readToken(request: FastifyRequest): string | undefined {
  return readBearer(request) ?? readCookie(request);
}

export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function readCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name] || undefined;
}

/**
 * The session cookie. Scripts can't read it, and it is sent over TLS only where the portal uses TLS.
 * Decision: docs/decisions/0008-session-in-a-cookie-that-scripts-cannot-read.md
 */
export function authCookie(request: FastifyRequest, reply: FastifyReply): AuthCookie {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  return {
    token: readCookie(request),
    set(token, { stays }) {
      reply.setCookie(name, token, stays ? { ...attributes, maxAge: sessionLifetime } : attributes);
    },
    clear() {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes);
    },
  };
}
