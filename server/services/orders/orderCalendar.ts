import ical from 'ical-generator';
import { brusselsZone } from '../../../rules/brusselsTime.ts';
import type { Clock } from '../../clock.ts';
import type { OrderSession } from './loadOrderSessions.ts';
import type { PlacedOrder } from './loadOrders.ts';

export const calendarMediaType = 'text/calendar; charset=utf-8';

interface CalendarOptions {
  readonly clock: Clock;
  /** Where the portal is, for the links to the courses; undefined: there are none. */
  readonly portalOrigin: string | undefined;
}

/**
 * The sessions of these orders as an agenda file (RFC 5545). Times are instants in UTC, each session by itself: no calendar
 * has to know when Brussels puts its clocks forward. Who opens the file again changes entries and doubles none.
 */
export function orderCalendar(placed: readonly PlacedOrder[], options: CalendarOptions): string {
  const { clock, portalOrigin } = options;
  const calendar = ical({
    name: [...new Set(placed.map(({ club }) => club.title))].join(', '),
    prodId: { company: 'Clubpoort', product: 'Clubpoort', language: 'NL' },
    // In which zone a calendar shows it that asks.
    x: { 'X-WR-TIMEZONE': brusselsZone },
  });
  for (const { order, club, sessions } of placed)
    for (const [nid, those] of bySession(sessions)) {
      const [session] = those;
      if (!session) continue;
      const { course, startsAt, endsAt, place } = session;
      calendar.createEvent({
        id: `${order.oid}-${nid}@clubpoort`,
        stamp: clock.now(),
        start: startsAt,
        end: endsAt,
        summary: `${course.title} (${[...new Set(those.map(({ fname }) => fname))].join(', ')})`,
        location: place,
        description: club.title,
        ...(portalOrigin !== undefined && { url: `${portalOrigin}/${club.url}/${course.url}` }),
      });
    }
  return calendar.toString();
}

export function countSessions(sessions: readonly OrderSession[]): number {
  return bySession(sessions).size;
}

/** One entry for whoever of a family comes to the same session. */
function bySession(sessions: readonly OrderSession[]): Map<number, OrderSession[]> {
  return Map.groupBy(sessions, ({ nid }) => nid);
}
