import { type Static, Type } from 'typebox';
import { or } from '../../reading.ts';
import { largestInteger } from '../../scalars.ts';

/** A picture of a club, which `render_preview` serves in three widths. */
export const Image = Type.Object({
  fid: Type.Integer({ minimum: 1, maximum: largestInteger }),
  alt: or(Type.String({ description: "What it shows, for people who don't see it" }), ''),
  width: Type.Integer({ minimum: 1, description: 'Pixels of the original: a page reserves its place' }),
  height: Type.Integer({ minimum: 1 }),
});
export type Image = Static<typeof Image>;
