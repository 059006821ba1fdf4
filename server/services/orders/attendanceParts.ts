import { fillIn } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { MailFact, MailPart } from '#server/mail/body/mailPart.ts';
import { nl } from '#server/texts/nl.ts';
import { fullName } from '../people/people.ts';
import { placeOf } from '../tickets/orderTickets.ts';
import { type Attendance, attendanceOf } from './placed/attendanceOf.ts';
import type { PlacedLine, PlacedOrder } from './placed/loadOrders.ts';

const texts = nl.orderMail;

interface Attended {
  readonly attendance: Attendance;
  readonly lines: readonly [PlacedLine, ...PlacedLine[]];
}

/** When and where each person is expected for the first time, and by whom. Tickets of an event stand together. */
export function attendanceParts(placed: PlacedOrder): MailPart[] {
  const { lines } = placed;
  const groups = Map.groupBy(lines, ({ line, course }) =>
    course?.type === 'ticket' ? `${course.nid}` : `${line.uid} ${line.tariffNid} ${line.sessionNid}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    const attendance = first && attendanceOf(first, placed.club);
    if (!attendance) return [];
    const attended: Attended = { attendance, lines: [first, ...others] };
    return attendance.course.type === 'ticket' ? eventPart(attended, placed) : lessonPart(attended);
  });
}

/** When the first of these begins and where that is, in one line: what a list of mails shows. */
export function firstAttendance(placed: PlacedOrder): string | undefined {
  const known = placed.lines.flatMap((one) => {
    const attendance = attendanceOf(one, placed.club);
    return attendance?.first ? { ...attendance, first: attendance.first } : [];
  });
  const [earliest] = known.toSorted(
    (one, other) => one.first.startsAt.getTime() - other.first.startsAt.getTime(),
  );
  if (!earliest) return undefined;
  return `${earliest.course.title}: ${[momentOf(earliest.first), earliest.place].filter(Boolean).join(', ')}.`;
}

function lessonPart({ attendance, lines: [{ line, person }] }: Attended): MailPart {
  const { course, first, place, teachers } = attendance;
  const { bring } = course;
  const label =
    line.sessionNid !== null ? texts.trial : course.type === 'course' ? texts.firstLesson : texts.when;
  return {
    title: `${fullName(person)} · ${course.title}`,
    facts: filled([
      [label, first ? momentOf(first) : texts.dayFollows],
      [texts.where, place],
      [teachers.length > 1 ? texts.teachers : texts.teacher, formatList(teachers)],
      [texts.bring, bring],
    ]),
  };
}

function eventPart({ attendance, lines }: Attended, { tickets }: PlacedOrder): MailPart {
  const { course, first, place } = attendance;
  const seats = lines.flatMap(({ line }) => {
    const seat = placeOf(line, tickets);
    return seat === undefined ? [] : line.qty > 1 ? `${line.qty} × ${seat}` : seat;
  });
  const count = lines.reduce((sum, { line }) => sum + line.qty, 0);
  return {
    title: course.title,
    facts: filled([
      [texts.when, first ? momentOf(first) : texts.dayFollows],
      [texts.where, place],
      [texts.tickets, String(count)],
      [count === 1 ? texts.seatLabel : texts.seatsLabel, seats.join('\n')],
    ]),
  };
}

function filled(facts: readonly MailFact[]): MailFact[] {
  return facts.filter(([, value]) => value !== '');
}

/** `zaterdag 28 november 2026, van 10u00 tot 11u00`; without the end where that is on another day. */
function momentOf({ startsAt, endsAt }: NonNullable<Attendance['first']>): string {
  const [start, end] = [unixSecondsOf(startsAt), unixSecondsOf(endsAt)];
  const words = { day: formatNamedDay(start), start: formatTime(start), end: formatTime(end) };
  return fillIn(isoDayOf(start) === isoDayOf(end) ? texts.fromTo : texts.from, words);
}
