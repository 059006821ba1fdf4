import type { UnixSeconds } from '#rules/brusselsTime.ts';
import type { additionalServices, courseSessions, courses, tariffs } from '../../db/schema.ts';

export type OfferedTariff = typeof tariffs.$inferSelect;

interface Term {
  readonly nid: number;
  readonly title: string;
}

/** When a course takes place, over all its sessions. */
export interface CourseTimes {
  readonly startsAt: UnixSeconds;
  /** The end of the first session: with its start, the hours that a list shows. */
  readonly firstEndsAt: UnixSeconds;
  readonly endsAt: UnixSeconds;
  /** In Brussels, 1 is Monday. */
  readonly isoWeekdays: readonly number[];
}

/** A course with what a list shows of it and what a registration is decided by. */
export interface OfferedCourse extends Readonly<typeof courses.$inferSelect> {
  readonly times: CourseTimes;
  /** Its places are chosen in a hall. */
  readonly hasSeatPlan: boolean;
  readonly taxonomies: readonly Term[];
  readonly levels: readonly Term[];
  /** In the order in which the club made them. */
  readonly tariffs: readonly OfferedTariff[];
}

/** A course with what only its own page shows. */
export interface DetailedCourse extends OfferedCourse {
  /** By start. */
  readonly sessions: readonly (typeof courseSessions.$inferSelect)[];
  readonly services: readonly (typeof additionalServices.$inferSelect)[];
}
