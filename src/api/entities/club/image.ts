import * as v from 'valibot';
import { image as wire } from '../../generated/club/image.ts';

/** A picture. One without a size can't be shown, because a page reserves its place. */
export const image = v.pipe(
  wire,
  v.check(({ width, height }) => width > 0 && height > 0),
);

export type Image = v.InferOutput<typeof image>;
