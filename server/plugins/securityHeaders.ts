import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const self = "'self'";
const none = "'none'";

/** Who may show the portal in a frame. A club's own list of sites takes this place once pages can be embedded. */
const frameAncestors = [none];

/** Where the address search gets its code and its answers. */
const maps = { script: 'https://maps.googleapis.com', answers: 'https://places.googleapis.com' };

/** @param options `allowsMaps`: the pages may ask Google Maps for addresses; nobody else's host is ever allowed. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { allowsMaps }: { readonly allowsMaps: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: allowsMaps ? [self, maps.script] : [self],
        styleSrc: [self],
        imgSrc: [self, 'data:', 'blob:'],
        fontSrc: [self],
        connectSrc: allowsMaps ? [self, maps.script, maps.answers] : [self],
        objectSrc: [none],
        baseUri: [none],
        formAction: [self],
        frameAncestors,
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Only a browser that came by TLS may be told to insist on it.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
