import type { PassSession } from '#src/api/entities/offer/pass.ts';

export interface PassUse {
  readonly course: string;
  readonly turns: number;
}

/** The courses that accept passes, by name, with the cost of one session in turns. */
export function passUses(sessions: readonly PassSession[]): readonly PassUse[] {
  const byCourse = new Map(sessions.map(({ course, turns }) => [course, turns]));
  return [...byCourse]
    .map(([course, turns]) => ({ course, turns }))
    .toSorted((one, other) => one.course.localeCompare(other.course, 'nl'));
}
