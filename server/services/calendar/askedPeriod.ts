import { daysAfter } from '#rules/brusselsInstant.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';
import type { CalendarPeriod } from './loadCalendar.ts';

const maxDays = 400;

/** The requested period, for the whole family or for the members that the request names. */
export async function askedPeriod(
  db: Database,
  caller: Caller,
  { from, to, club, members }: OperationRequest<'download_calendar'>,
): Promise<CalendarPeriod> {
  if (!isDay(from) || !isDay(to) || to < from || to > daysAfter(from, maxDays - 1))
    throw refusals.invalidRequest(['from', 'to']);
  const uids = members === undefined ? [...caller.family] : members.split(',').map(Number);
  if (uids.some((uid) => !caller.family.has(uid))) throw refusals.forbidden();
  if (club === undefined) return { uids, from, to };
  return { uids, from, to, clubNid: (await requireClub(db, { nid: club }, caller)).nid };
}

/** `2026-02-31` has the right format but is no day. */
function isDay(text: string): boolean {
  return daysAfter(text, 0) === text;
}
