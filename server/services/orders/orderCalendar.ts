import type { Clock } from '../../clock.ts';
import { agendaFile } from '../calendar/agendaFile.ts';
import type { OrderSession } from './loadOrderSessions.ts';
import type { PlacedOrder } from './loadOrders.ts';

interface CalendarOptions {
  readonly clock: Clock;
  /** Where the portal is, for the links to the courses; undefined: there are none. */
  readonly portalOrigin: string | undefined;
}

/** The sessions of these orders as an agenda file: one entry for each person at each session. */
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

/** Somebody may come to a session by several lines: two tickets, two tariffs. */
function attendances(sessions: readonly OrderSession[]): readonly OrderSession[] {
  return [...new Map(sessions.map((session) => [`${session.nid}-${session.uid}`, session])).values()];
}
