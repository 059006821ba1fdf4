import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, courses, tariffs } from '#server/db/schema.ts';

/** The people whose data is exported. */
export interface Asked {
  readonly db: Database;
  readonly clock: Clock;
  /** The account holder and the family members whose data the account answers for. */
  readonly uids: number[];
}

/** Names for rows that only have a nid. */
export const club = { nid: clubs.nid, url: clubs.url, title: clubs.title };
export const course = { nid: courses.nid, url: courses.url, title: courses.title, type: courses.type };
export const tariff = { nid: tariffs.nid, title: tariffs.title };
