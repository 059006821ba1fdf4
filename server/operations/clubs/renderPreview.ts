import { refusals } from '../../http/refused.ts';
import { requireClubLook } from '../../services/clubs/clubs.ts';
import { clubPicture } from '../../services/files/pictures/clubPicture.ts';
import { placeholderPicture } from '../../services/files/pictures/placeholderPicture.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Cache header for files: the content of a fid never changes. */
const forEver = 'public, max-age=31536000, immutable';
/** Cache header for placeholders, because a club may change its name or colour. */
const forToday = 'public, max-age=86400';

/** Serves only pictures of this server. It ignores `url` and fetches nothing. */
export const handleRenderPreview: OperationHandler<'render_preview'> = async (call) => {
  const { db, request } = call;
  const { fid, format = 'thumbnail', encoding = 'webp' } = request;
  const club = await requireClubLook(db, request.club);
  if (fid === undefined) {
    const content = await placeholderPicture(club, format);
    return { kind: 'file', content, mediaType: 'image/webp', cacheControl: forToday };
  }
  const content = await clubPicture(call, { clubNid: club.nid, fid, format, encoding });
  if (!content) throw refusals.notFound();
  return { kind: 'file', content, mediaType: `image/${encoding}`, cacheControl: forEver };
};
