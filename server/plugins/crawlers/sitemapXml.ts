import { escapeHtml } from '#rules/escapeHtml.ts';

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of several sitemaps, by their absolute addresses (sitemaps.org). */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`);
  return `${start}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Characters that are sent at once, because a piece for each line costs more than the line. */
const pieceSize = 64 * 1024;

/**
 * Writes a sitemap piece by piece. It has no `lastmod`: nothing records when a page changed, and search engines stop believing a site
 * whose dates are made up.
 */
export async function* sitemapOf(
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
