import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie } from '../services/sessions/knownDevices.ts';
import { sessionLifetime } from '../services/sessions/sessionLifetime.ts';

const name = 'device';

/** Logs nobody in: it only tells that a password was given in this browser before. It outlives a logout. */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  return {
    token: request.cookies[name] || undefined,
    set(token) {
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: sessionLifetime,
      });
    },
  };
}
