import type { Course } from '#src/api/entities/offer/course.ts';

/** The tariffs that leave a cart when another one of their course comes in: a person registers once for a course. */
export function replacedTariffs(
  { tariffs, type, allowsSeveralTariffs }: Pick<Course, 'tariffs' | 'type' | 'allowsSeveralTariffs'>,
  chosen: number,
): number[] {
  if (type === 'ticket' || allowsSeveralTariffs) return [];
  return tariffs.map(({ nid }) => nid).filter((nid) => nid !== chosen);
}
