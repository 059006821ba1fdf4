import { and, eq } from 'drizzle-orm';
import { courses, videos } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadVideos } from '../../services/videos/loadVideos.ts';
import { toWireVideo } from '../../services/videos/toWireVideo.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetVideos: OperationHandler<'get_videos'> = async ({ db, caller, request }) => {
  const { club: nid, course: url } = request;
  if (nid === undefined) {
    const which = url === undefined ? undefined : eq(courses.url, url);
    return { result: (await loadVideos(db, caller, which)).map(toWireVideo) };
  }
  const club = await requireClub(db, { nid }, caller);
  const isOfClub = eq(videos.clubNid, club.nid);
  if (url === undefined) return { result: (await loadVideos(db, caller, isOfClub)).map(toWireVideo) };
  const [course] = await db
    .select({ nid: courses.nid })
    .from(courses)
    .where(and(eq(courses.clubNid, club.nid), eq(courses.url, url)));
  if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
  const found = await loadVideos(db, caller, and(isOfClub, eq(videos.courseNid, course.nid)));
  return { result: found.map(toWireVideo) };
};
