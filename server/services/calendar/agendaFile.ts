import { fillIn } from '@clubpoort/form-engine/headless';
import ical, { ICalAlarmType, type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { brusselsZone } from '#rules/brusselsTime.ts';
import { fullPlace } from '#rules/fullPlace.ts';
import { formatList } from '#rules/writtenList.ts';
import type { Clock } from '../../clock.ts';
import { nl } from '../../texts/nl.ts';

export const calendarMediaType = 'text/calendar; charset=utf-8';

/** A session that one person attends. */
export interface AgendaEntry {
  readonly nid: number;
  readonly uid: number;
  readonly fname: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How often its time or place changed: a calendar program takes the highest number that it has seen. */
  readonly revision: number;
  /** null: never. */
  readonly revisedAt: Date | null;
  /** The lesson does not take place: a calendar program that has it strikes it out. */
  readonly isCancelled?: true;
  readonly place: string;
  /** Teachers in place of those of the course; null, or left out: those of the course. */
  readonly teachers?: readonly string[] | null;
  readonly course: { readonly title: string; readonly url: string };
  /** `place`: the club's own address. */
  readonly club: {
    readonly title: string;
    readonly url: string;
    readonly city: string;
    readonly place: string;
  };
}

export interface AgendaOptions {
  readonly name: string;
  readonly clock: Clock;
  /** Id of this installation (`agendaDomain`): a parent may follow two clubs on different servers in one program. */
  readonly domain: string;
  /** Origin of the portal, for the links to the courses; undefined leaves the links out. */
  readonly portalOrigin: string | undefined;
  /** A calendar program reads the file again and again, and learns how often. */
  readonly isFollowed?: true;
}

function taughtBy(teachers: readonly string[]): string {
  return fillIn(nl.agenda.taughtBy, { names: formatList(teachers) });
}

/** How often a calendar program reads a followed file, in seconds: every four hours. */
const refreshInterval = 4 * 60 * 60;

/**
 * An iCalendar file (RFC 5545). Times are instants in UTC and each session stands alone, so no calendar needs daylight-saving
 * rules. The id of an entry depends on the installation, the session and the person, not on the file. Opening the file again, or the file of
 * an order, therefore updates entries and duplicates none.
 * Decision: docs/decisions/0051-an-agenda-entry-is-a-person-at-a-session.md
 */
export function agendaFile(entries: readonly AgendaEntry[], options: AgendaOptions): string {
  const { name, clock, domain, portalOrigin, isFollowed } = options;
  const calendar = emptyCalendar(name);
  if (isFollowed) calendar.ttl(refreshInterval);
  for (const entry of entries) {
    const { nid, uid, fname, startsAt, endsAt, place, teachers, course, club } = entry;
    calendar.createEvent({
      id: `${nid}-${uid}@${domain}`,
      sequence: entry.revision,
      stamp: clock.now(),
      ...(entry.revisedAt && { lastModified: entry.revisedAt }),
      ...(entry.isCancelled && { status: ICalEventStatus.CANCELLED }),
      start: startsAt,
      end: endsAt,
      summary: `${course.title} (${fname})`,
      location: fullPlace(place, { city: club.city, address: club.place }),
      description: [club.title, ...(teachers ? [taughtBy(teachers)] : [])].join('\n'),
      ...(portalOrigin !== undefined && { url: `${portalOrigin}/${club.url}/${course.url}` }),
    });
  }
  return textOf(calendar);
}

/** A moment at which people can register for a course. */
export interface Opening {
  readonly opensAt: Date;
  /** The first of the tariffs that open. */
  readonly tariffNid: number;
  /** `Inschrijven voor Ballet` */
  readonly summary: string;
  readonly description: string;
  /** Path of the page of the course. */
  readonly path: string;
}

/** Length of an opening in a calendar, in milliseconds: registering takes a while. */
const openingLasts = 15 * 60 * 1000;
/** Time between the warning of a calendar program and the opening, in seconds. */
const warnsBefore = 10 * 60;

/** An iCalendar file of the moments at which registration opens. A moved moment replaces the one that a calendar has. */
export function openingFile(
  openings: readonly Opening[],
  { name, clock, domain, portalOrigin }: Omit<AgendaOptions, 'isFollowed'>,
): string {
  const calendar = emptyCalendar(name);
  for (const { opensAt, tariffNid, summary, description, path } of openings) {
    const event = calendar.createEvent({
      id: `opens-${tariffNid}@${domain}`,
      stamp: clock.now(),
      start: opensAt,
      end: new Date(opensAt.getTime() + openingLasts),
      ...{ summary, description },
      ...(portalOrigin !== undefined && { url: new URL(path, portalOrigin).href }),
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: warnsBefore, description: summary });
  }
  return textOf(calendar);
}

function emptyCalendar(name: string): ICalCalendar {
  return ical({
    name,
    prodId: { company: 'Clubpoort', product: 'Clubpoort', language: 'NL' },
    // Tells a calendar in which time zone to show the sessions.
    x: { 'X-WR-TIMEZONE': brusselsZone },
  });
}

/** Every line of an iCalendar file ends with CRLF, the last one too (RFC 5545, 3.1). */
function textOf(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`;
}
