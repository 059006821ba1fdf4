import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { clubs } from '../../db/schema.ts';

/** The origins that may show pages of a club in a frame, by the club's url; clubs without any are left out. */
type OriginsByClub = ReadonlyMap<string, readonly string[]>;

/** Milliseconds that a list is kept, that a failed attempt is remembered, and that a page waits for either. */
const keptFor = 60_000;
const failureKeptFor = 5_000;
const mostPatience = 1_000;

const nobody: OriginsByClub = new Map();

/**
 * Looks up who may show a club's pages. One list of all clubs is kept, so that no address makes a statement of its own;
 * where the database doesn't answer, nobody may.
 */
export function embedOriginsLookup(db: Database, clock: Clock): (club: string) => Promise<readonly string[]> {
  let list = { origins: Promise.resolve(nobody), until: 0 };
  return async (club) => {
    const now = clock.now().getTime();
    if (now >= list.until) {
      const asked = { origins: loadOrigins(db), until: now + keptFor };
      asked.origins = within(mostPatience, asked.origins).catch(() => {
        asked.until = now + failureKeptFor;
        return nobody;
      });
      list = asked;
    }
    return (await list.origins).get(club) ?? [];
  };
}

async function loadOrigins(db: Database): Promise<OriginsByClub> {
  const rows = await db
    .select({ url: clubs.url, origins: clubs.embedOrigins })
    .from(clubs)
    .where(sql`jsonb_array_length(${clubs.embedOrigins}) > 0`);
  return new Map(rows.map(({ url, origins }) => [url, origins.filter(isOrigin)]));
}

/** What isn't exactly an origin could add a directive to the policy that it is written into; `https://*` is everybody. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !text.includes('*');
}

async function within<Result>(milliseconds: number, attempt: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database takes too long')), milliseconds);
  try {
    return await Promise.race([attempt, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
