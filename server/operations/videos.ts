import type { videosOperations } from '#schemas/operations/videos.ts';
import { uploadFilm } from '../club-files/pictures/films/uploadFilm.ts';
import { refusals } from '../http/refused.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { requireCourseOf } from '../services/clubs/courseOfClub.ts';
import { storedFilm } from '../services/videos/filmFiles.ts';
import { loadVideos, toWireVideo } from '../services/videos/loadVideos.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const videosHandlers = {
  get_videos: async ({ db, caller, request }) => {
    const { club: nid, course: courseUrl } = request;
    if (nid === undefined) return { result: (await loadVideos(db, caller, { courseUrl })).map(toWireVideo) };
    const club = await requireClub(db, { nid }, caller);
    const course = courseUrl === undefined ? undefined : await requireCourseOf(db, club.nid, courseUrl);
    const found = await loadVideos(db, caller, {
      clubNid: club.nid,
      ...(course && { courseNid: course.nid }),
    });
    return { result: found.map(toWireVideo) };
  },
  get_video: async ({ db, caller, request }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const [found] = await loadVideos(db, caller, { clubNid: club.nid, nid: request.video });
    if (!found) throw refusals.notFound(nl.refusals.videoNotFound);
    const { nid, courseNid } = found.video;
    const ofCourse = await loadVideos(db, caller, { clubNid: club.nid, courseNid });
    const next = ofCourse[ofCourse.findIndex(({ video }) => video.nid === nid) + 1];
    return { result: { video: toWireVideo(found), next: next ? toWireVideo(next) : null } };
  },
  open_video: async (call) => {
    const { db, caller, request, fileService } = call;
    const { storage } = fileService;
    const [found] = await loadVideos(db, caller, { nid: request.video });
    if (!found) throw refusals.notFound(nl.refusals.videoNotFound);
    const { file, video } = found;
    const path = video[request.part];
    if (path === null) throw refusals.notFound(nl.refusals.videoNotFound);
    const stored = storedFilm(video.clubNid, path);
    if (request.part === 'film' && file)
      return {
        kind: 'parts',
        size: file.bytes,
        mediaType: file.mediaType,
        read: async (range) => {
          const content = await storage.read(stored, range);
          if (!content) throw refusals.notFound(nl.refusals.videoNotFound);
          return content;
        },
      };
    const content = await storage.read(stored);
    if (!content) throw refusals.notFound(nl.refusals.videoNotFound);
    return {
      kind: 'file',
      content,
      mediaType: request.part === 'captions' ? 'text/vtt; charset=utf-8' : 'image/jpeg',
    };
  },
  upload_film: async (call) => {
    const { club, request, file } = call;
    return { result: await uploadFilm(call, { clubNid: club.nid, part: request.part, file }) };
  },
} satisfies HandlersOf<typeof videosOperations>;
