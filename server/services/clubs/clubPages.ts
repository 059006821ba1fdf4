import { isOrigin } from '#rules/isOrigin.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubs } from '../../db/schema.ts';
import { within } from '../../http/within.ts';

/** The data of a club in the HTML of each of its pages, the same for every visitor. */
interface ClubPages {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  /** '' when the club has no description. */
  readonly description: string;
  /** The origins that may show the club's pages in a frame. */
  readonly embedOrigins: readonly string[];
}

type PagesByClub = ReadonlyMap<string, ClubPages>;

type FoundClubPages = ClubPages | 'missing' | undefined;

export interface ClubPagesLookup {
  /** The data of the club with this url; `missing` when there is no such club. undefined: the database gave no answer. */
  readonly of: (url: string) => Promise<FoundClubPages>;
  /** Every origin that may show the pages of some club in a frame. */
  readonly allEmbedOrigins: () => Promise<readonly string[]>;
}

interface KeptList {
  pages: Promise<PagesByClub | undefined>;
  /** Milliseconds since the epoch. */
  until: number;
  /** Whether the database gave this list, instead of nothing. */
  isFresh: boolean;
}

/** Milliseconds that the list is cached, that a failure is cached, and that a page waits for the list. */
const keptFor = 60_000;
const failureKeptFor = 5_000;
const maxPatience = 1_000;

/**
 * Looks up the data of clubs for their pages. Caches one list of all clubs, so that a request costs no query of its own. While
 * the database doesn't answer, the last list holds: of a club that isn't in it, nothing is known.
 */
export function clubPagesLookup({ db, clock }: Pick<Context, 'db' | 'clock'>): ClubPagesLookup {
  let list: KeptList = { pages: Promise.resolve(undefined), until: 0, isFresh: false };
  let last: PagesByClub | undefined;
  const keptPages = () => {
    const now = clock.now().getTime();
    if (now >= list.until) {
      const asked: KeptList = { pages: loadPages(db), until: now + keptFor, isFresh: false };
      asked.pages = within(maxPatience, asked.pages).then(
        (pages) => {
          last = pages;
          asked.isFresh = true;
          return pages;
        },
        () => {
          asked.until = now + failureKeptFor;
          return last;
        },
      );
      list = asked;
    }
    return list.pages;
  };
  return {
    of: async (url) => {
      const pages = await keptPages();
      // A new club may be missing in an old list.
      return pages?.get(url) ?? (list.isFresh ? 'missing' : undefined);
    },
    allEmbedOrigins: async () => {
      const pages = await keptPages();
      return [...new Set(pages?.values().flatMap(({ embedOrigins }) => embedOrigins))];
    },
  };
}

async function loadPages(db: Database): Promise<PagesByClub | undefined> {
  const { nid, url, title, description, embedOrigins } = clubs;
  const rows = await db.select({ nid, url, title, description, embedOrigins }).from(clubs);
  return new Map(
    rows.map((row) => [row.url, { ...row, embedOrigins: row.embedOrigins.filter(isOrigin) }] as const),
  );
}
