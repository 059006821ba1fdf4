import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FramedPage, framedPageOf, frameLoginPath, previewFramePath } from '#rules/embedding.ts';
import { normalisePath } from '#rules/normalisePath.ts';
import { reservedWords } from '#rules/reservedWords.ts';
import type { Reader } from '#schemas/pageRenderer.ts';
import { refusals } from '../../http/refused.ts';
import { within } from '../../http/within.ts';
import type { ClubPagesLookup } from '../../services/clubs/clubPages.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { sendRefusal } from '../errorAnswers.ts';
import { readToken } from '../operations/authCookie.ts';
import { portalOriginOf } from '../origins/portalOrigin.ts';
import { allowFraming, allowLoading, asSubresource, keepOpener } from '../securityHeaders.ts';
import type { PageSource } from './addRenderedPages.ts';
import { forAYear } from './cacheTimes.ts';
import { withClubHead } from './clubHead.ts';
import { type CompressedText, compressedText } from './compressedText.ts';
import { pageLifetime } from './renderedPages.ts';

/** Cache header of the embed script. Its name never changes, because clubs paste it once. */
const fiveMinutes = 'public, max-age=300';
const askFirst = 'no-cache';
/** Cache header of a shell that names calls of its member. */
const ownOnly = 'private, no-cache';
/** Seconds after which to ask again for a page that could not be loaded. */
const retryAfter = 5;
/** Maximum wait of a shell for the session, and for a form, in milliseconds. */
const sessionPatience = 200;
/** Cache header of a rendered page. It is the same for everybody, but a browser asks again: places are taken every second. */
const sharedMinute = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

/** Headers that serve to ask for a file again. A hashed file never changes, and each of the dozen that a page loads has 100 bytes less without them. */
const validators = ['accept-ranges', 'etag', 'last-modified'];

interface PortalOptions {
  readonly portalDir: string | undefined;
  /** Serves a script that removes the service worker in place of the service worker. */
  readonly endsServiceWorker: boolean;
  readonly clubPages: ClubPagesLookup;
  /** Whether a club has a form with this url. */
  readonly hasForm: (clubNid: number, url: string) => Promise<boolean>;
  readonly findCaller: (token: string) => Promise<Caller | undefined>;
  /** Undefined where the build has no renderer, or rendering is off. */
  readonly pages: PageSource | undefined;
  readonly portalUrl: string | undefined;
}

/**
 * Serves the built portal. Assets have a content hash in their name and may be cached for ever. A navigation to any path
 * of the portal gets the page; other missing files are a 404.
 */
export async function addPortal(
  app: FastifyInstance,
  { portalDir, endsServiceWorker, clubPages, hasForm, findCaller, pages, portalUrl }: PortalOptions,
): Promise<void> {
  const isBuilt = portalDir !== undefined && existsSync(join(portalDir, 'index.html'));
  if (isBuilt) {
    const hashed = join(portalDir, 'assets');
    const embedScript = join(portalDir, 'embed.js');
    await app.register(fastifyStatic, {
      root: portalDir,
      cacheControl: false,
      // Uses the files that the build compressed, instead of compressing for each visitor.
      preCompressed: true,
      // Hides the build's own metadata (.vite).
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        const isEmbedScript = path === embedScript;
        const isHashed = path.startsWith(hashed);
        if (isEmbedScript) allowLoading(reply);
        if (isHashed) {
          asSubresource(reply);
          for (const header of validators) reply.removeHeader(header);
        }
        reply.header('cache-control', isEmbedScript ? fiveMinutes : isHashed ? forAYear : askFirst);
      },
    });
    // A kill switch: browsers check for a new service worker at this address only.
    if (endsServiceWorker)
      app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'));
  }
  // Runs before the static files, which reject addresses with extra slashes.
  app.addHook('onRequest', async (request, reply) => {
    const isOfPortal = request.is404 || request.routeOptions.url === '/*';
    if (!isBuilt || !isOfPortal || !isNavigation(request)) return;
    const normalised = normalisedUrl(request.url);
    if (normalised !== request.url) await reply.header('cache-control', askFirst).redirect(normalised, 308);
  });
  const renderedFor = (reader: Reader, request: FastifyRequest) => {
    const { ip, host, url } = request;
    const origin = portalOriginOf(request, portalUrl);
    return pages?.pageFor({ ip, host, url, origin, reader });
  };
  /** What stands around the screen of a member. It has no data that an outage could keep away for long. */
  const openingFor = async (request: FastifyRequest) => {
    const opening = await renderedFor('member', request);
    return opening === 'outage' ? undefined : opening;
  };
  /** The uid of whoever may use the portal. Undefined as well when the database is slow: the shell then starts as a visitor's. */
  const memberOf = async (request: FastifyRequest) => {
    const token = readToken(request);
    if (!pages || token === undefined) return undefined;
    const caller = await within(sessionPatience, findCaller(token)).catch(() => undefined);
    return caller?.isBlocked ? undefined : caller?.uid;
  };
  /** Whether the address is that of a form that the club doesn't have. The server renders no forms, which would tell. */
  const lacksForm = async ({ url }: FastifyRequest, clubNid: number | undefined) => {
    const form = formOf(url);
    if (clubNid === undefined || form === undefined) return false;
    return !(await within(sessionPatience, hasForm(clubNid, form)).catch(() => true));
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, folder: string) => {
    const framed = pageOf(request);
    const found = framed?.of === 'club' ? await clubPages.of(framed.url) : undefined;
    const club = found === 'missing' ? undefined : found;
    // The portal itself shows a page that explains what is missing.
    if (found === 'missing' || pages?.isPage(request.url) === false || (await lacksForm(request, club?.nid)))
      reply.code(404);
    const hosts = framed?.of === 'any-club' ? await clubPages.allEmbedOrigins() : club?.embedOrigins;
    sayWhoMayShow(request, reply, hosts ?? []);
    const rendered = found === 'missing' ? undefined : await renderedFor('visitor', request);
    // The shell tells the same as the page would: the portal in it asks again, and names the club where it is known.
    if (rendered === 'outage' || (framed?.of === 'club' && found === undefined)) {
      const shell = await readFile(join(folder, 'index.html'), 'utf8');
      reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
      return sendCompressed(
        compressedText(club ? withClubHead(shell, club, { isPreloaded: true }) : shell),
        request,
        reply,
      );
    }
    if (rendered) {
      reply.code(rendered.status).header('cache-control', sharedMinute);
      return sendCompressed(rendered.html, request, reply);
    }
    const uid = await memberOf(request);
    const preloads = pages?.preloads(request.url, uid === undefined ? 'visitor' : { uid, club: club?.nid });
    const opening = uid === undefined || found === 'missing' ? undefined : await openingFor(request);
    // The opening loads its files itself, after the first paint.
    const asksFirst = mayChangeSession(request.url);
    const calls = asksFirst ? '' : (preloads?.calls ?? '');
    const links = `${calls}${opening ? '' : (preloads?.files ?? '')}`;
    if (!club && !opening && links === '') return reply.sendFile('index.html');
    const document = opening?.html.text ?? (await readFile(join(folder, 'index.html'), 'utf8'));
    const linked = document.replace('</head>', () => `${links}</head>`);
    reply.header('cache-control', uid === undefined ? askFirst : ownOnly);
    const page = club ? withClubHead(linked, club, { isPreloaded: !asksFirst }) : linked;
    return sendCompressed(compressedText(page), request, reply);
  };
  // Home needs a route, because the static file would be sent without the framing headers.
  if (isBuilt) app.get('/', (request, reply) => sendPage(request, reply, portalDir));
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isNavigation(request)
      ? sendPage(request, reply, portalDir)
      : sendRefusal(reply, refusals.notFound()),
  );
}

async function sendCompressed(
  html: CompressedText,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { encoding, bytes } = await html.for(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').send(bytes);
}

function pageOf({ url }: FastifyRequest): FramedPage | undefined {
  const [path = '', query] = url.split('?');
  const page = framedPageOf(path, new URLSearchParams(query));
  return page?.of === 'club' && reservedWords.has(page.url) ? undefined : page;
}

/**
 * Whether an address may change who is logged in: by a login code, an invite, or the link of a federation. The portal settles that
 * before it asks anything else (specification 2.3), so the document must not ask on its own.
 */
function mayChangeSession(url: string): boolean {
  return /[?&](?:auth|invite|hash)=/.test(url);
}

/** The url of the form in an address; undefined for an address of something else. */
function formOf(url: string): string | undefined {
  const [, form] = /^\/[^/?]+\/formulieren\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  return form;
}

function normalisedUrl(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? normalisePath(url) : normalisePath(url.slice(0, start)) + url.slice(start);
}

/**
 * Sets which websites may frame the document, by the address that it is loaded from. Navigation inside the portal loads
 * no document, so the portal itself keeps login and similar pages out of frames.
 */
function sayWhoMayShow({ url }: FastifyRequest, reply: FastifyReply, hosts: readonly string[]): void {
  const [path] = url.split('?');
  if (path === frameLoginPath) keepOpener(reply);
  else if (path === previewFramePath) allowFraming(reply, ["'self'"]);
  else if (hosts.length > 0) allowFraming(reply, hosts);
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/api([/?]|$)/.test(url)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Clients other than browsers (link checkers, previews) accept anything. For them a name with an extension is an asset.
  const isAsset = /\.[a-z0-9]+$/i.test(url.split('?')[0] ?? '');
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isAsset);
}
