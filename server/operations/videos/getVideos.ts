import { requireClub } from '../../services/clubs/clubs.ts';
import { requireCourseOf } from '../../services/clubs/courseOfClub.ts';
import { loadVideos } from '../../services/videos/loadVideos.ts';
import { toWireVideo } from '../../services/videos/toWireVideo.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetVideos: OperationHandler<'get_videos'> = async ({ db, caller, request }) => {
  const { club: nid, course: courseUrl } = request;
  if (nid === undefined) return { result: (await loadVideos(db, caller, { courseUrl })).map(toWireVideo) };
  const club = await requireClub(db, { nid }, caller);
  const course = courseUrl === undefined ? undefined : await requireCourseOf(db, club.nid, courseUrl);
  const found = await loadVideos(db, caller, {
    clubNid: club.nid,
    ...(course && { courseNid: course.nid }),
  });
  return { result: found.map(toWireVideo) };
};
