import { eq } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { calendarFeeds } from '../../db/schema.ts';
import { newSecretToken } from '../../secretToken.ts';
import { nl } from '../../texts/nl.ts';
import { loadCaller } from '../sessions/sessions.ts';
import { agendaFile } from './agendaFile.ts';
import { loadCalendar } from './loadCalendar.ts';

/** Folder of the feeds' addresses: `/api/agenda/<token>.ics`. */
export const feedPath = '/api/agenda/';

/** The days that a feed covers, before and after today. */
const period = { before: 60, after: 400 };

interface FeedAddress {
  readonly address: string | null;
}

export async function findFeed(context: Context, uid: number): Promise<FeedAddress> {
  const { token } = calendarFeeds;
  const [feed] = await context.db.select({ token }).from(calendarFeeds).where(eq(calendarFeeds.uid, uid));
  return { address: feed ? addressOf(context, feed.token) : null };
}

/** Replaces the address of an account's feed; the previous one stops working. */
export async function renewFeed(context: Context, uid: number): Promise<FeedAddress> {
  const feed = { token: newSecretToken(), createdAt: context.clock.now() };
  await context.db
    .insert(calendarFeeds)
    .values({ uid, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.uid, set: feed });
  return { address: addressOf(context, feed.token) };
}

export async function endFeed({ db }: Pick<Context, 'db'>, uid: number): Promise<FeedAddress> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.uid, uid));
  return { address: null };
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
    .where(eq(calendarFeeds.token, token));
  const caller = feed && (await loadCaller(context, feed.uid));
  if (!caller || caller.isBlocked) return undefined;
  const today = todayOf(clock);
  const days = { from: daysAfter(today, -period.before), to: daysAfter(today, period.after) };
  const found = await loadCalendar(db, { uids: [...caller.family], ...days });
  const entries = found.map(({ session, person, course, club }) => ({ ...session, ...person, course, club }));
  return agendaFile(entries, { ...context, name: nl.agenda.name, isFollowed: true });
}

function addressOf({ portalOrigin }: Pick<Context, 'portalOrigin'>, token: string): string {
  return `${portalOrigin ?? ''}${feedPath}${token}.ics`;
}
