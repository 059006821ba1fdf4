import type { CalendarSession } from '#schemas/entities/agenda/calendarSession.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import type { AttendedSession } from './loadCalendar.ts';

export function toWireSession(attended: AttendedSession): CalendarSession {
  const { session, course, club, person, kind, tickets, dayNumber, dayCount } = attended;
  return {
    nid: session.nid,
    uid: person.uid,
    name: fullName(person),
    kind,
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    place: session.place,
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title, type: course.type },
    tickets,
    day: dayCount > 1 ? { number: dayNumber, of: dayCount } : null,
  };
}
