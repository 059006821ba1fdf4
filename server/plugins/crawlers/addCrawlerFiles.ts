import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#rules/escapeHtml.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { refusals } from '../../http/refused.ts';
import { publicPaths, publicPathsOf, sizesOfClubs } from '../../services/clubs/publicAddresses.ts';
import type { Limiters } from '../limiters.ts';
import { portalOriginOf } from '../origins/portalOrigin.ts';
import { robotsText } from './robotsText.ts';

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of several sitemaps, by their absolute addresses (sitemaps.org). */
function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`);
  return `${start}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Characters that are sent at once, because a piece for each line costs more than the line. */
const pieceSize = 64 * 1024;

/**
 * Writes a sitemap piece by piece. It has no `lastmod`: nothing records when a page changed, and search engines stop believing a site
 * whose dates are made up.
 */
async function* sitemapOf(
  origin: string,
  paths: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let piece = `${start}<urlset ${namespace}>\n`;
  for await (const path of paths) {
    piece += `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>\n`;
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</urlset>\n`;
}

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly portalUrl: string | undefined;
  readonly limiters: Limiters;
}

/** Maximum number of addresses in one sitemap, and of sitemaps in the index (sitemaps.org). */
const most = 50_000;
const anHour = 'public, max-age=3600';
/** No url of a club has a dot, so none of these paths is a club's. */
const portalSitemap = '/sitemap.portal.xml';

/**
 * Serves robots.txt and the sitemaps: an index with one sitemap for the portal and one or more for each club.
 * Decision: docs/decisions/0165-a-public-page-describes-itself.md
 */
export function addCrawlerFiles(app: FastifyInstance, { db, clock, portalUrl, limiters }: Options): void {
  const originFor = async (request: FastifyRequest) => {
    await limiters.countCallOfAddress(request);
    const origin = portalOriginOf(request, portalUrl);
    // A sitemap has absolute addresses only.
    if (origin === undefined) throw refusals.notFound();
    return origin;
  };
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robotsText(portalOriginOf(request, portalUrl))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = await originFor(request);
    const clubs = await sizesOfClubs({ db, clock });
    const files = clubs.flatMap(({ url, pages }) =>
      Array.from({ length: Math.ceil(pages / most) }, (_, index) => fileOf(url, index + 1)),
    );
    const addresses = [portalSitemap, ...files].slice(0, most).map((path) => `${origin}${path}`);
    return sendXml(reply, sitemapIndex(addresses));
  });
  app.get(portalSitemap, async (request, reply) => {
    const origin = await originFor(request);
    return sendXml(reply, Readable.from(sitemapOf(origin, publicPaths)));
  });
  app.get('/sitemap-:club(^[a-z0-9-]+).:page(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const origin = await originFor(request);
    const { club, page } = fieldsOf(request.params);
    const all = await publicPathsOf({ db, clock }, String(club));
    const paths = all && (await sliceOf(all, (Number(page) - 1) * most));
    if (!paths) throw refusals.notFound();
    return sendXml(reply, Readable.from(sitemapOf(origin, paths)));
  });
}

function fileOf(club: string, page: number): string {
  return `/sitemap-${club}.${page}.xml`;
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(xml);
}

/** The paths of one sitemap; undefined where there are none. Reads the first one, so that a failure still has a status of its own. */
async function sliceOf(all: AsyncIterator<string>, skip: number): Promise<AsyncIterable<string> | undefined> {
  let first = await all.next();
  for (let at = 0; at < skip && !first.done; at += 1) first = await all.next();
  return first.done ? undefined : upToMost(first.value, all);
}

async function* upToMost(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let at = 1; at < most; at += 1) {
    const next = await rest.next();
    if (next.done) return;
    yield next.value;
  }
}
