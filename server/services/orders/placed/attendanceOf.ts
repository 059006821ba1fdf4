import { fullPlace } from '#rules/fullPlace.ts';
import type { PlacedLine, PlacedOrder } from './loadOrders.ts';

/** When and where somebody is expected for the first time. */
export interface Attendance {
  readonly course: NonNullable<PlacedLine['course']>;
  /** null where no day is known. */
  readonly first: { readonly startsAt: Date; readonly endsAt: Date } | null;
  /** With postcode and municipality; '' where no place is known. */
  readonly place: string;
  /** Names of who teaches the first time. */
  readonly teachers: readonly string[];
}

/** The attendance of a line; undefined for a place on a waiting list, and for anything but lessons, activities and tickets. */
export function attendanceOf(
  { line, course, firstSession: first }: PlacedLine,
  { city, place: address }: PlacedOrder['club'],
): Attendance | undefined {
  if ((line.type !== 'tariff' && line.type !== 'seat') || line.isQueued || !course) return undefined;
  const teachers = first?.teachers ?? course.teachers;
  return { course, first, teachers, place: fullPlace(first?.place || course.place, { city, address }) };
}
