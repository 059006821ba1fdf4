import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie } from '../../services/sessions/knownDevices.ts';
import { sessionLifetime } from '../../services/sessions/sessionLifetime.ts';

const name = 'device';

/** A cookie that marks a browser in which a password was given before. It logs nobody in, and survives a logout. */
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
