import type { IsoDay, UnixSeconds } from '#rules/brusselsTime.ts';
import type { additionalServices, courseSessions, courses, tariffs } from '../../db/schema.ts';

export type OfferedTariff = typeof tariffs.$inferSelect;

interface Term {
  readonly nid: number;
  readonly title: string;
}

/** The period of a course, over all its sessions. */
export interface CourseTimes {
  readonly startsAt: UnixSeconds;
  /** End of the first session. A list shows the hours from the start to this end. */
  readonly firstEndsAt: UnixSeconds;
  readonly endsAt: UnixSeconds;
  /** Days in Brussels; 1 is Monday. */
  readonly isoWeekdays: readonly number[];
  /** Starts of all sessions; null where no tariff is priced by the lessons that are left. */
  readonly starts: readonly UnixSeconds[] | null;
  /** The days with a session in Brussels, once each. */
  readonly days: readonly IsoDay[];
  /** Number of sessions. */
  readonly count: number;
}

/** A course as a list shows it, with everything that decides about a registration. */
export interface OfferedCourse extends Readonly<typeof courses.$inferSelect> {
  readonly times: CourseTimes;
  /** The costs of a place in its hall, above the price of a tariff; null for a course without a hall in which places are chosen. */
  readonly seatCosts: { readonly leastCents: number; readonly mostCents: number } | null;
  readonly taxonomies: readonly Term[];
  readonly levels: readonly Term[];
  /** Ordered as the club made them. */
  readonly tariffs: readonly OfferedTariff[];
}

/** A course with what only its own page shows. */
export interface DetailedCourse extends OfferedCourse {
  /** Ordered by start. */
  readonly sessions: readonly (typeof courseSessions.$inferSelect)[];
  readonly services: readonly (typeof additionalServices.$inferSelect)[];
}
