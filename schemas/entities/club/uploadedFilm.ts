import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';

/** A stored film, captions or a poster, for a video of the offer. */
export const UploadedFilm = Type.Object({
  path: Type.String({ description: 'The name by which a video of the offer has it: `films/….mp4`' }),
  duration: or(Type.Integer({ minimum: 0, description: 'Seconds; 0: no film, or unknown' }), 0),
});
export type UploadedFilm = Static<typeof UploadedFilm>;
