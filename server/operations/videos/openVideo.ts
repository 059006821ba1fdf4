import { refusals } from '../../http/refused.ts';
import { loadVideos } from '../../services/videos/loadVideos.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleOpenVideo: OperationHandler<'open_video'> = async (call) => {
  const { db, caller, request, fileService } = call;
  const { storage } = fileService;
  const [found] = await loadVideos(db, caller, { nid: request.video });
  if (!found) throw refusals.notFound(nl.refusals.videoNotFound);
  const { filmPath, filmBytes, filmType, captionsPath, posterPath } = found.video;
  if (request.part === 'film')
    return {
      kind: 'parts',
      size: filmBytes,
      mediaType: filmType,
      read: async (range) => {
        const content = await storage.read(filmPath, range);
        if (!content) throw refusals.notFound(nl.refusals.videoNotFound);
        return content;
      },
    };
  const content = await storage.read(request.part === 'captions' ? captionsPath : posterPath);
  if (!content) throw refusals.notFound(nl.refusals.videoNotFound);
  return {
    kind: 'file',
    content,
    mediaType: request.part === 'captions' ? 'text/vtt; charset=utf-8' : 'image/jpeg',
  };
};
