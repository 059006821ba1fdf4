import { clubUrlPattern, embedIdPattern, embedQuery } from './embedProtocol.ts';
import { safeRedirect } from './safeRedirect.ts';

/** How a club's own website shows the portal: the data attributes of the script that it pasted (specification 2.3). */
export interface Embedding {
  /** The frame's own, made up by the script: messages between page and frame carry it. */
  readonly id: string;
  /** Of the page around the frame. undefined: a frame without the script, which keeps its height and is told nothing. */
  readonly origin: string | undefined;
  /** The url of the club that stays fixed; undefined: any. */
  readonly club: string | undefined;
  /** The path that the frame opens with, e.g. `/arabesk/cursussen`. */
  readonly page: string | undefined;
  readonly hidesAside: boolean;
  readonly isDark: boolean;
}

/**
 * How an address asks to be embedded (specification 2.3); undefined where it doesn't. What makes no sense is left out:
 * anybody may write an address.
 */
export function embeddingFrom(query: URLSearchParams): Embedding | undefined {
  const id = query.get(embedQuery.id);
  if (id === null || !embedIdPattern.test(id)) return undefined;
  const club = query.get(embedQuery.club) ?? '';
  return {
    id,
    origin: readOrigin(query.get(embedQuery.origin)),
    club: clubUrlPattern.test(club) ? club : undefined,
    page: readPage(query.get(embedQuery.page)),
    hidesAside: query.get(embedQuery.hidesAside) === '1',
    isDark: query.get(embedQuery.isDark) === '1',
  };
}

/** The query that {@link embeddingFrom} reads the same embedding from. */
export function embeddingQuery({ id, origin, club, page, hidesAside, isDark }: Embedding): URLSearchParams {
  const query = new URLSearchParams({ [embedQuery.id]: id });
  if (origin !== undefined) query.set(embedQuery.origin, origin);
  if (club !== undefined) query.set(embedQuery.club, club);
  if (page !== undefined) query.set(embedQuery.page, page);
  if (hidesAside) query.set(embedQuery.hidesAside, '1');
  if (isDark) query.set(embedQuery.isDark, '1');
  return query;
}

function readOrigin(text: string | null): string | undefined {
  const url = URL.parse(text ?? '');
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text ? url.origin : undefined;
}

function readPage(text: string | null): string | undefined {
  // Any origin serves: only the path is kept.
  const page = safeRedirect(text, 'https://portal.invalid');
  return page === '/' ? undefined : page;
}
