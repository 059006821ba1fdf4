import type { tariffs } from '../../db/schema.ts';

type CourseType = 'course' | 'activity' | 'ticket';
export type OfferedTariff = typeof tariffs.$inferSelect;

interface Term {
  readonly nid: number;
  readonly title: string;
}

export interface OfferedSession {
  readonly nid: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
}

/** A course with everything that is shown of it and that a registration is decided by. */
export interface OfferedCourse {
  readonly nid: number;
  readonly clubNid: number;
  readonly url: string;
  readonly title: string;
  readonly type: CourseType;
  readonly description: string;
  readonly place: string;
  readonly teachers: readonly string[];
  readonly ageRestrictions: readonly [number, number] | null;
  readonly birthYears: readonly [number, number] | null;
  readonly taxonomies: readonly Term[];
  readonly levels: readonly Term[];
  /** By start. */
  readonly sessions: readonly [OfferedSession, ...OfferedSession[]];
  readonly services: readonly Term[];
  /** In the order in which the club made them. */
  readonly tariffs: readonly OfferedTariff[];
}

export function lastSession(course: OfferedCourse): OfferedSession {
  return course.sessions.at(-1) ?? course.sessions[0];
}
