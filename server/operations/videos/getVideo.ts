import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadVideos } from '../../services/videos/loadVideos.ts';
import { toWireVideo } from '../../services/videos/toWireVideo.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetVideo: OperationHandler<'get_video'> = async ({ db, caller, request }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const [found] = await loadVideos(db, caller, { clubNid: club.nid, nid: request.video });
  if (!found) throw refusals.notFound(nl.refusals.videoNotFound);
  const { nid, courseNid } = found.video;
  const ofCourse = await loadVideos(db, caller, { clubNid: club.nid, courseNid });
  const next = ofCourse[ofCourse.findIndex(({ video }) => video.nid === nid) + 1];
  return { result: { video: toWireVideo(found), next: next ? toWireVideo(next) : null } };
};
