import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { Nid, UrlName, WebAddress } from '../../scalars.ts';

/** A club's film. The file, its captions and its poster come from `open_video`. */
export const Video = Type.Object({
  nid: Nid,
  title: Type.String(),
  description: or(Type.String(), ''),
  duration: Type.Integer({ minimum: 0, description: 'Seconds; 0: unknown' }),
  type: Type.Enum(['video/mp4', 'video/webm', 'elsewhere'], {
    description: '`elsewhere`: it has an `address`, and no film',
  }),
  address: or(WebAddress, ''),
  captions: Type.Boolean(),
  poster: Type.Boolean(),
  club: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  course: Type.Union([Type.Object({ nid: Nid, url: UrlName, title: Type.String() }), Type.Null()], {
    description: 'Course whose registered people may see the video; null: everybody of the club',
  }),
});
export type Video = Static<typeof Video>;
