import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const self = "'self'";
const none = "'none'";
const policyHeader = 'content-security-policy';

/** Forbids all framing of the portal, except where {@link allowFraming} allows it. */
const nobodyFrames = `frame-ancestors ${none}`;

/** Hosts of the address search: its scripts and its answers. */
const maps = { script: 'https://maps.googleapis.com', answers: 'https://places.googleapis.com' };

/** @param options `allowsMaps`: the pages may ask Google Maps for addresses. No other host is ever allowed. */
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
    // Hides the path even from this server, because an address may contain a login code.
    referrerPolicy: { policy: 'strict-origin' },
    // HSTS is set below, only for requests over TLS.
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
  // Removes a header that knows no list and would contradict the policy. It was set past Fastify, so it is removed on `raw`.
  reply.raw.removeHeader('x-frame-options');
}

/** Keeps `window.opener` for the page that opened this one, on any origin. A page in a frame has no other channel. */
export function keepOpener(reply: FastifyReply): void {
  reply.header('cross-origin-opener-policy', 'unsafe-none');
}

/** Headers that a browser reads of documents only. */
const ofDocuments = [
  policyHeader,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Removes the headers that mean nothing on a script, a stylesheet or a font. They are 0.6 kB of each answer, and a first page loads thirty
 * files.
 */
export function asSubresource(reply: FastifyReply): void {
  for (const name of ofDocuments) reply.raw.removeHeader(name);
}

/** Lets pages of any origin load the answer, for scripts that clubs paste. */
export function allowLoading(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
