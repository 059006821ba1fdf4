import ical from 'ical-generator';
import { brusselsZone } from '#rules/brusselsTime.ts';
import type { Clock } from '../../clock.ts';

export const calendarMediaType = 'text/calendar; charset=utf-8';

/** A session that somebody comes to. */
export interface AgendaEntry {
  readonly nid: number;
  readonly uid: number;
  readonly fname: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  readonly course: { readonly title: string; readonly url: string };
  readonly club: { readonly title: string; readonly url: string };
}

interface AgendaOptions {
  readonly name: string;
  readonly clock: Clock;
  /** Where the portal is, for the links to the courses; undefined: there are none. */
  readonly portalOrigin: string | undefined;
}

/**
 * An agenda file (RFC 5545). Times are instants in UTC, each session by itself: no calendar has to know when Brussels puts
 * its clocks forward. An entry is somebody at a session, whatever the file it comes in: who opens this file again, or the
 * one of an order as well, changes entries and doubles none.
 */
export function agendaFile(entries: readonly AgendaEntry[], options: AgendaOptions): string {
  const { name, clock, portalOrigin } = options;
  const calendar = ical({
    name,
    prodId: { company: 'Clubpoort', product: 'Clubpoort', language: 'NL' },
    // In which zone a calendar shows it that asks.
    x: { 'X-WR-TIMEZONE': brusselsZone },
  });
  for (const { nid, uid, fname, startsAt, endsAt, place, course, club } of entries)
    calendar.createEvent({
      id: `${nid}-${uid}@clubpoort`,
      stamp: clock.now(),
      start: startsAt,
      end: endsAt,
      summary: `${course.title} (${fname})`,
      location: place,
      description: club.title,
      ...(portalOrigin !== undefined && { url: `${portalOrigin}/${club.url}/${course.url}` }),
    });
  // A line of such a file ends with CRLF, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}
