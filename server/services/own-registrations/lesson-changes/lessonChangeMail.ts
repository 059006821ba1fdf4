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

export type LessonChange = typeof lessonChanges.$inferSelect & {
  /** Title of the course. */
  readonly course: string;
  /** Path of the course in the address of the portal. */
  readonly courseUrl: string;
  readonly clubNid: number;
};

/** A change, with the first name of the participant. */
type Named = LessonChange & { readonly name: string };

interface ChangeMail {
  readonly to: { readonly mail: string; readonly fname: string };
  readonly club: typeof clubs.$inferSelect;
  readonly changes: readonly Named[];
  readonly origin: string | undefined;
  /** The changed lessons as an iCalendar file; undefined where no entry of a calendar changes. */
  readonly agenda: string | undefined;
}

const texts = nl.lessonChangeMail;

/** Tells a reader what changes at one club. Lessons of a course that change in the same way share a paragraph. */
export function lessonChangeMail({ to, club, changes, origin, agenda }: ChangeMail): Mail {
  const names = { club: club.title };
  const link = origin && new URL('/calendar', origin).href;
  const alike = Map.groupBy(changes.toSorted(byStart), wayOf);
  return {
    to: to.mail,
    subject: fillIn(changes.length === 1 ? texts.subject : texts.subjects, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: to.fname }),
      fillIn(texts.intro, names),
      ...[...alike.values()].flatMap(([first, ...others]) => (first ? lineOf([first, ...others]) : [])),
      ...(agenda === undefined ? [] : [texts.agenda]),
      ...(link ? [{ link, label: texts.button }] : []),
    ]),
    ...(agenda !== undefined && {
      attachments: [{ name: 'agenda.ics', mediaType: calendarMediaType, content: agenda }],
    }),
  };
}

function byStart(one: Named, other: Named): number {
  return one.oldStart.getTime() - other.oldStart.getTime() || one.id - other.id;
}

/** Equal for the lessons that one paragraph can tell: cancelled, or moved from one weekday and hour to another one. */
function wayOf({ uid, courseNid, oldStart, oldPlace, newStart, newPlace }: Named): string {
  if (newStart === null) return JSON.stringify([uid, courseNid]);
  const place = newPlace === oldPlace ? '' : newPlace;
  if (newStart.getTime() === oldStart.getTime()) return JSON.stringify([uid, courseNid, place]);
  const days = Math.round((newStart.getTime() - oldStart.getTime()) / dayInMilliseconds);
  return JSON.stringify([uid, courseNid, place, slotOf(oldStart), slotOf(newStart), days]);
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
  const line = isMoved ? movedLine(changes, newStart) : elsewhereLine(changes);
  const place = newPlace ?? '';
  if (place === '' || (isMoved && place === oldPlace)) return line;
  return `${line} ${fillIn(isOne ? texts.place : texts.places, { place })}`;
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
