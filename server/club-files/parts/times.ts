import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { clockAt, type IsoDay, isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { clockOf } from '#rules/writtenTime.ts';
import type { SessionInFile } from '#schemas/club-file/courseInFile.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';

type Times = Pick<SessionInFile, 'day' | 'from' | 'to' | 'untilDay'>;

export function sessionStart({ day, from }: Times): Date {
  return dateOf(instantOf(day, from));
}

export function sessionEnd({ day, to, untilDay = day }: Times): Date {
  return dateOf(instantOf(untilDay, to));
}

/** The most moments that are remembered. */
const mostRemembered = 20_000;
const remembered = new Map<string, UnixSeconds>();

/** The moment of a lesson. A plan asks for each several times, and courses share their days: a third of the time of a plan was this. */
function instantOf(day: IsoDay, clock: string): UnixSeconds {
  const key = `${day} ${clock}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const instant = instantInBrussels(day, clock);
  remembered.set(key, instant);
  return instant;
}

export function timesOf(startsAt: Date, endsAt: Date): Times {
  const [start, end] = [clockAt(unixSecondsOf(startsAt)), clockAt(unixSecondsOf(endsAt))];
  const [from, to] = [start.clock.slice(0, 5), end.clock.slice(0, 5)];
  return { day: start.day, from, to, ...(end.day !== start.day && { untilDay: end.day }) };
}

/** Reads `2027-02-28 19:00`, with or without seconds; `undefined` where the calendar has no such day. */
export function momentOf(text: string): Date | undefined {
  const [day = '', clock = ''] = text.split(' ');
  if (new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return undefined;
  const seconds = Number(clock.split(':')[2] ?? 0);
  return dateOf(instantInBrussels(day, clock.slice(0, 5)) + seconds);
}

export function momentText(moment: Date): string {
  const time = unixSecondsOf(moment);
  const seconds = time % 60;
  return `${isoDayOf(time)} ${clockOf(time)}${seconds ? `:${String(seconds).padStart(2, '0')}` : ''}`;
}
