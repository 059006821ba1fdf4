import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const self = "'self'";
const none = "'none'";
const policyHeader = 'content-security-policy';

/** Nobody shows the portal in a frame, except where {@link allowFraming} says who. */
const nobodyFrames = `frame-ancestors ${none}`;

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
        frameAncestors: [none],
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    // An address may bear a code that logs in: not even our own requests tell it.
    referrerPolicy: { policy: 'strict-origin' },
    // Only a browser that came by TLS may be told to insist on it.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

/** Lets the pages of these origins show the answer in a frame. */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.getHeader(policyHeader));
  reply.header(policyHeader, policy.replace(nobodyFrames, `frame-ancestors ${origins.join(' ')}`));
  // It knows no list, and would contradict. The plugin wrote it past Fastify.
  reply.raw.removeHeader('x-frame-options');
}

/** Lets whoever opened the answer in a window stay in touch with it. Ours or not, a page in a frame has no other way. */
export function keepOpener(reply: FastifyReply): void {
  reply.header('cross-origin-opener-policy', 'unsafe-none');
}

/** Lets pages of any origin load the answer: a script that they paste. */
export function allowLoading(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
