import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Video } from '#schemas/entities/club/video.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, clubs, courses, filmFiles, registrations, tariffs, videos } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

type LoadedVideo = Awaited<ReturnType<typeof loadVideos>>[number];

/** Narrows the selection. Without a field: all videos. */
interface VideoChoice {
  readonly nid?: number;
  readonly clubNid?: number;
  /** null: the videos of the club that belong to no course. */
  readonly courseNid?: number | null;
  readonly courseUrl?: string | undefined;
}

/** There is something to see: a stored film, or an address. */
const isThere = or(isNotNull(filmFiles.path), isNotNull(videos.address));

/** The videos of a choice that the caller and family may see, by club and course. */
export function loadVideos(db: Database, caller: Caller, choice: VideoChoice = {}) {
  return db
    .select({ video: videos, club: clubs, course: courses, file: filmFiles })
    .from(videos)
    .innerJoin(clubs, eq(clubs.nid, videos.clubNid))
    .leftJoin(courses, eq(courses.nid, videos.courseNid))
    .leftJoin(filmFiles, and(eq(filmFiles.clubNid, videos.clubNid), eq(filmFiles.path, videos.film)))
    .where(and(isThere, isFor(db, caller), isChosen(choice)))
    .orderBy(
      asc(clubs.searchText),
      sql`${courses.title} asc nulls first`,
      asc(videos.position),
      asc(videos.nid),
    );
}

function isChosen({ nid, clubNid, courseNid, courseUrl }: VideoChoice): SQL | undefined {
  return and(
    nid === undefined ? undefined : eq(videos.nid, nid),
    clubNid === undefined ? undefined : eq(videos.clubNid, clubNid),
    courseUrl === undefined ? undefined : eq(courses.url, courseUrl),
    courseNid === undefined
      ? undefined
      : courseNid === null
        ? isNull(videos.courseNid)
        : eq(videos.courseNid, courseNid),
  );
}

function isFor(db: Database, caller: Caller): SQL | undefined {
  const one = { one: sql`1` };
  const family = [...caller.family];
  const closed = and(
    eq(clubMembers.clubNid, videos.clubNid),
    eq(clubMembers.uid, caller.uid),
    eq(clubMembers.isBlocked, true),
  );
  const member = and(eq(clubMembers.clubNid, videos.clubNid), inArray(clubMembers.uid, family));
  // `isRegisteredStatus` of the rules, in SQL.
  const registered = and(
    eq(tariffs.courseNid, videos.courseNid),
    inArray(registrations.uid, family),
    or(gt(registrations.status, 0), eq(registrations.status, registeredException)),
  );
  const registration = db
    .select(one)
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid));
  return and(
    notExists(db.select(one).from(clubMembers).where(closed)),
    or(
      and(isNull(videos.courseNid), exists(db.select(one).from(clubMembers).where(member))),
      exists(registration.where(registered)),
    ),
  );
}

export function toWireVideo({ video, club, course, file }: LoadedVideo): Video {
  const { nid, title, description, address, captions, poster } = video;
  const type = file && isFilm(file.mediaType) ? file.mediaType : 'elsewhere';
  return {
    ...{ nid, title, description, type, duration: file?.duration ?? 0, address: address ?? '' },
    ...{ captions: captions !== null, poster: poster !== null },
    club: { nid: club.nid, url: club.url, title: club.title },
    course: course && { nid: course.nid, url: course.url, title: course.title },
  };
}

function isFilm(mediaType: string): mediaType is 'video/mp4' | 'video/webm' {
  return mediaType === 'video/mp4' || mediaType === 'video/webm';
}
