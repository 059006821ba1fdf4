import type { Context } from '#server/context.ts';
import { agendaDomain } from '../../calendar/agendaDomain.ts';
import { agendaFile } from '../../calendar/agendaFile.ts';
import type { OrderSession } from './loadOrderSessions.ts';
import type { PlacedOrder } from './loadOrders.ts';

type CalendarOptions = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/** The sessions of these orders as an iCalendar file: one entry per person and session. */
export async function orderCalendar(
  placed: readonly PlacedOrder[],
  { db, clock, portalOrigin }: CalendarOptions,
): Promise<string> {
  const entries = placed.flatMap(({ club, sessions }) =>
    attendances(sessions).map((session) => ({ ...session, club })),
  );
  const name = [...new Set(placed.map(({ club }) => club.title))].join(', ');
  return agendaFile(entries, { clock, portalOrigin, name, domain: await agendaDomain(db) });
}

export function countSessions(sessions: readonly OrderSession[]): number {
  return attendances(sessions).length;
}

/** Removes duplicates: several lines, such as two tickets or two tariffs, may give one person the same session. */
function attendances(sessions: readonly OrderSession[]): readonly OrderSession[] {
  return [...new Map(sessions.map((session) => [`${session.nid}-${session.uid}`, session])).values()];
}
