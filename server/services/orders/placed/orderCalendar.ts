import type { Clock } from '#server/clock.ts';
import { agendaFile } from '../../calendar/agendaFile.ts';
import type { OrderSession } from './loadOrderSessions.ts';
import type { PlacedOrder } from './loadOrders.ts';

interface CalendarOptions {
  readonly clock: Clock;
  /** Origin of the portal, for the links to the courses; undefined leaves the links out. */
  readonly portalOrigin: string | undefined;
}

/** The sessions of these orders as an iCalendar file: one entry per person and session. */
export function orderCalendar(placed: readonly PlacedOrder[], options: CalendarOptions): string {
  const entries = placed.flatMap(({ club, sessions }) =>
    attendances(sessions).map((session) => ({ ...session, club })),
  );
  const name = [...new Set(placed.map(({ club }) => club.title))].join(', ');
  return agendaFile(entries, { ...options, name });
}

export function countSessions(sessions: readonly OrderSession[]): number {
  return attendances(sessions).length;
}

/** Removes duplicates: several lines, such as two tickets or two tariffs, may give one person the same session. */
function attendances(sessions: readonly OrderSession[]): readonly OrderSession[] {
  return [...new Map(sessions.map((session) => [`${session.nid}-${session.uid}`, session])).values()];
}
