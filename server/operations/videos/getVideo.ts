import { and, eq, isNull } from 'drizzle-orm';
import { videos } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadVideos } from '../../services/videos/loadVideos.ts';
import { toWireVideo } from '../../services/videos/toWireVideo.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetVideo: OperationHandler<'get_video'> = async ({ db, caller, request }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const isOfClub = eq(videos.clubNid, club.nid);
  const [found] = await loadVideos(db, caller, and(isOfClub, eq(videos.nid, request.video)));
  if (!found) throw refusals.notFound(nl.refusals.videoNotFound);
  const { courseNid } = found.video;
  const isBeside = courseNid === null ? isNull(videos.courseNid) : eq(videos.courseNid, courseNid);
  const all = await loadVideos(db, caller, and(isOfClub, isBeside));
  const next = all[all.findIndex(({ video }) => video.nid === found.video.nid) + 1];
  return { result: { video: toWireVideo(found), next: next ? toWireVideo(next) : null } };
};
