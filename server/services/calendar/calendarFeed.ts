import { desc, eq, inArray } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { calendarFeeds } from '../../db/schema.ts';
import { hashSecretToken, newSecretToken } from '../../secretToken.ts';
import { nl } from '../../texts/nl.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { loadCaller } from '../sessions/sessions.ts';
import { familyAgenda } from './familyAgenda.ts';

/** Folder of the feeds' addresses: `/api/agenda/<token>.ics`. */
export const feedPath = '/api/agenda/';

/** The days that a feed covers, before and after today. */
const period = { before: 60, after: 400 };

/** Maximum number of addresses of an account. Another one ends the oldest. */
const mostFeeds = 5;

interface Feeds {
  /** The address that was just made. It can't be read again, because only its hash is stored. */
  readonly address: string | null;
  /** When each address that works was made, the last first. */
  readonly since: UnixSeconds[];
}

export async function findFeeds({ db }: Pick<Context, 'db'>, uid: number): Promise<Feeds> {
  return {
    address: null,
    since: (await loadFeeds(db, uid)).map(({ createdAt }) => unixSecondsOf(createdAt)),
  };
}

/**
 * Makes another address for an account. The others keep working, so that a second device needs nothing of the first.
 */
export async function makeFeed(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  uid: number,
): Promise<Feeds> {
  const token = newSecretToken();
  await db.transaction(async (tx) => {
    await lockPerson(tx, uid);
    const before = (await loadFeeds(tx, uid)).slice(mostFeeds - 1).map(({ tokenHash }) => tokenHash);
    await tx.delete(calendarFeeds).where(inArray(calendarFeeds.tokenHash, before));
    const feed = { tokenHash: hashSecretToken(token), uid, createdAt: clock.now() };
    await tx.insert(calendarFeeds).values(feed);
  });
  const { since } = await findFeeds({ db }, uid);
  return { address: `${portalOrigin ?? ''}${feedPath}${token}.ics`, since };
}

/** Ends every address of an account. */
export async function endFeeds({ db }: Pick<Context, 'db'>, uid: number): Promise<Feeds> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.uid, uid));
  return { address: null, since: [] };
}

function loadFeeds(db: Database, uid: number) {
  return db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.uid, uid))
    .orderBy(desc(calendarFeeds.createdAt), calendarFeeds.tokenHash);
}

/**
 * The sessions of a family as an iCalendar file, for whoever knows the address.
 *
 * @returns undefined for an unknown address, or that of a blocked account
 */
export async function openFeed(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  token: string,
): Promise<string | undefined> {
  const { db, clock } = context;
  const [feed] = await db
    .select({ uid: calendarFeeds.uid })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashSecretToken(token)));
  const caller = feed && (await loadCaller(context, feed.uid));
  if (!caller || caller.isBlocked) return undefined;
  const today = todayOf(clock);
  const days = { from: daysAfter(today, -period.before), to: daysAfter(today, period.after) };
  const options = {
    db,
    clock,
    portalOrigin: context.portalOrigin,
    name: nl.agenda.name,
    isFollowed: true,
  } as const;
  return familyAgenda(options, { uids: [...caller.family], ...days });
}
