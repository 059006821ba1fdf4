import type { TariffInFile } from '#schemas/club-file/courseInFile.ts';
import { daysAfter } from '../brusselsInstant.ts';

/** When a tariff opens. Both moments are `YYYY-MM-DD HH:MM`. */
export interface OpeningMoments {
  readonly moment: string;
  /** The moment from which members of now may register, before everybody else. */
  readonly members?: string | undefined;
}

/**
 * The fields of a tariff that opens at a moment. With a moment for members, those go first whom the tariff had chosen, or else the members
 * of the club: in its first season, few have had a lesson by then. Without one, a priority keeps its distance in days to the opening. A
 * priority that would not begin before the opening is dropped.
 */
export function openedFrom(
  { opens, priority }: Pick<TariffInFile, 'opens' | 'priority'>,
  { moment, members }: OpeningMoments,
): Pick<TariffInFile, 'opens' | 'priority'> {
  const from = members ?? movedLike(priority?.from, { from: opens, to: moment });
  if (from === undefined || from >= moment) return { opens: moment };
  return { opens: moment, priority: { for: 'members', ...priority, from } };
}

/** A moment moved by the days between two others; undefined where one of them is missing, or no moment yet while somebody types. */
function movedLike(
  moment: string | undefined,
  { from, to }: { readonly from: string | undefined; readonly to: string },
): string | undefined {
  if (moment === undefined || from === undefined) return undefined;
  const [day, start, end] = [moment, from, to].map((text) => Date.parse(text.slice(0, 10)));
  const days = ((end ?? Number.NaN) - (start ?? Number.NaN)) / 86_400_000;
  if (!Number.isFinite(day) || !Number.isFinite(days)) return undefined;
  return `${daysAfter(moment.slice(0, 10), days)}${moment.slice(10)}`;
}
