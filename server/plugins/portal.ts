import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../http/refused.ts';
import { sendRefusal } from './errorAnswers.ts';

const year = 'public, max-age=31536000, immutable';
const askFirst = 'no-cache';

/**
 * The built portal. Its assets carry a hash of what they hold in their name and may be kept for ever; whoever navigates
 * to a path of the portal gets the page, and anything else that isn't there is a 404.
 */
export async function addPortal(app: FastifyInstance, portalDir: string | undefined): Promise<void> {
  const isBuilt = portalDir !== undefined && existsSync(join(portalDir, 'index.html'));
  if (isBuilt) {
    const hashed = join(portalDir, 'assets');
    await app.register(fastifyStatic, {
      root: portalDir,
      cacheControl: false,
      // The build's own notes (.vite) are nobody's business.
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        reply.header('cache-control', path.startsWith(hashed) ? year : askFirst);
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isNavigation(request) ? reply.sendFile('index.html') : sendRefusal(reply, refusals.notFound()),
  );
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/api([/?]|$)/.test(url)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Who is no browser (a checker, a link preview) asks for anything: a name with an extension is an asset.
  const isAsset = /\.[a-z0-9]+$/i.test(url.split('?')[0] ?? '');
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isAsset);
}
