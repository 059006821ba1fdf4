import { fillIn } from '@clubpoort/form-engine/headless';
import { weekdayOf } from '#rules/brusselsTime.ts';
import { dayInMilliseconds } from '#rules/duration.ts';
import { formatList } from '#rules/writtenList.ts';
import { clockOf, formatCodedDay, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { clubs, lessonChanges } from '#server/db/schema.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { calendarMediaType } from '../../calendar/agendaFile.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { entryHint, entryHref, type MailEntry } from '../../logins/mailEntry.ts';
import { hasSameTeachers } from './changedLessons.ts';

export type LessonChange = typeof lessonChanges.$inferSelect & {
  /** Title of the course. */
  readonly course: string;
  /** Path of the course in the address of the portal. */
  readonly courseUrl: string;
  readonly clubNid: number;
  readonly courseTeachers: readonly string[];
};

/** A change, with the first name of the participant. */
type Named = LessonChange & { readonly name: string };

interface ChangeMail {
  readonly to: { readonly mail: string; readonly greeted: string };
  readonly club: typeof clubs.$inferSelect;
  readonly changes: readonly Named[];
  readonly origin: string | undefined;
  readonly entry: MailEntry;
  /** The changed lessons as an iCalendar file; undefined where no entry of a calendar changes. */
  readonly agenda: string | undefined;
}

const texts = nl.lessonChangeMail;

/** Tells a reader what changes at one club. Lessons of a course that change in the same way share a paragraph. */
export function lessonChangeMail({ to, club, changes, origin, entry, agenda }: ChangeMail): Mail {
  const names = { club: club.title };
  const link = origin && entryHref(origin, '/calendar', entry);
  const alike = Map.groupBy(changes.toSorted(byStart), wayOf);
  return {
    to: to.mail,
    subject: subjectOf(changes, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: to.greeted }),
      fillIn(texts.intro, names),
      ...[...alike.values()].flatMap(([first, ...others]) =>
        first ? withReason(lineOf([first, ...others]), first) : [],
      ),
      ...(agenda === undefined ? [] : [texts.agenda]),
      ...(link ? [{ link, label: texts.button }, ...entryHint(entry)] : []),
    ]),
    ...(agenda !== undefined && {
      attachments: [{ name: 'agenda.ics', mediaType: calendarMediaType, content: agenda }],
    }),
  };
}

/** The course and the day of one lesson that is off: who reads nothing else still stays at home. */
function subjectOf(changes: readonly Named[], names: { readonly club: string }): string {
  const [first] = changes;
  const isOff = changes.every(({ newStart }) => newStart === null);
  const isOne = new Set(changes.map(({ courseNid, oldStart }) => `${courseNid} ${oldStart}`)).size === 1;
  if (!first || !isOff) return fillIn(changes.length === 1 ? texts.subject : texts.subjects, names);
  if (!isOne) return fillIn(texts.allOff, names);
  return fillIn(texts.off, { course: first.course, day: formatNamedDay(unixSecondsOf(first.oldStart)) });
}

function withReason(line: string, { reason }: Named): string {
  return reason === '' ? line : `${line}\n${fillIn(texts.reason, { reason })}`;
}

function byStart(one: Named, other: Named): number {
  return one.oldStart.getTime() - other.oldStart.getTime() || one.id - other.id;
}

/** Equal for the lessons that one paragraph can tell: cancelled, or moved from one weekday and hour to another one. */
function wayOf(change: Named): string {
  const { uid, courseNid, oldStart, oldPlace, newStart, newPlace, reason } = change;
  if (newStart === null) return JSON.stringify([uid, courseNid, reason]);
  const place = newPlace === oldPlace ? '' : newPlace;
  const about = [uid, courseNid, place, hasOtherTeachers(change) ? teachersOf(change) : '', reason];
  if (newStart.getTime() === oldStart.getTime()) return JSON.stringify(about);
  const days = Math.round((newStart.getTime() - oldStart.getTime()) / dayInMilliseconds);
  return JSON.stringify([...about, slotOf(oldStart), slotOf(newStart), days]);
}

function hasOtherTeachers({ oldTeachers, newTeachers, newStart }: Named): boolean {
  return newStart !== null && !hasSameTeachers(oldTeachers, newTeachers);
}

/** The names of who teaches now; empty where the club names nobody. */
function teachersOf({ newTeachers, courseTeachers }: Named): readonly string[] {
  return newTeachers ?? courseTeachers;
}

function slotOf(start: Date): string {
  return `${weekdayOf(unixSecondsOf(start))} ${clockOf(unixSecondsOf(start))}`;
}

function lineOf(changes: readonly [Named, ...Named[]]): string {
  const [{ name, course, oldStart, newStart, oldPlace, newPlace }] = changes;
  const isOne = changes.length === 1;
  const about = { name, course, count: changes.length };
  if (newStart === null)
    return isOne
      ? fillIn(texts.cancelled, { ...about, old: momentOf(oldStart) })
      : fillIn(texts.cancelledLessons, { ...about, days: daysOf(changes.map((one) => one.oldStart)) });
  const isMoved = newStart.getTime() !== oldStart.getTime();
  const place = newPlace ?? '';
  if (!isMoved && place === oldPlace) return teacherLine(changes);
  const line = isMoved ? movedLine(changes, newStart) : elsewhereLine(changes);
  const isNamed = place !== '' && !(isMoved && place === oldPlace);
  return [
    line,
    ...(isNamed ? [fillIn(isOne ? texts.place : texts.places, { place })] : []),
    ...(hasOtherTeachers(changes[0]) ? [newTeachers(changes[0])] : []),
  ].join(' ');
}

function teacherLine(changes: readonly [Named, ...Named[]]): string {
  const [first] = changes;
  const { name, course, oldStart } = first;
  const about = { name, course, count: changes.length, teachers: newTeachers(first) };
  if (changes.length === 1) return fillIn(texts.taught, { ...about, old: momentOf(oldStart) });
  return fillIn(texts.taughtLessons, { ...about, days: daysOf(changes.map((one) => one.oldStart)) });
}

function newTeachers(change: Named): string {
  const names = teachersOf(change);
  if (names.length === 0) return texts.teachers.usual;
  return fillIn(names.length === 1 ? texts.teachers.one : texts.teachers.many, { names: formatList(names) });
}

function movedLine(changes: readonly [Named, ...Named[]], newStart: Date): string {
  const [{ name, course, oldStart }] = changes;
  const about = { name, course, count: changes.length };
  if (changes.length === 1)
    return fillIn(texts.moved, { ...about, old: momentOf(oldStart), moment: momentOf(newStart) });
  return fillIn(texts.movedLessons, {
    ...{ ...about, old: weeklyMoment(oldStart), moment: weeklyMoment(newStart) },
    days: daysOf(changes.flatMap((one) => one.newStart ?? [])),
  });
}

function elsewhereLine(changes: readonly [Named, ...Named[]]): string {
  const [{ name, course, oldStart }] = changes;
  if (changes.length === 1) return fillIn(texts.elsewhere, { name, course, old: momentOf(oldStart) });
  const days = daysOf(changes.map((one) => one.oldStart));
  return fillIn(texts.elsewhereLessons, { name, course, count: changes.length, days });
}

/** The most days that a paragraph lists. */
const mostDays = 8;

function daysOf(starts: readonly Date[]): string {
  const days = starts.map((start) => formatCodedDay(unixSecondsOf(start)));
  if (days.length <= mostDays) return formatList(days);
  return fillIn(texts.days, { first: days[0] ?? '', last: days.at(-1) ?? '' });
}

function momentOf(date: Date): string {
  const time = unixSecondsOf(date);
  return `${formatNamedDay(time)} ${texts.at} ${formatTime(time)}`;
}

/** `woensdag om 14u00` */
function weeklyMoment(date: Date): string {
  const [weekday = ''] = formatNamedDay(unixSecondsOf(date)).split(' ');
  return `${weekday} ${texts.at} ${formatTime(unixSecondsOf(date))}`;
}
