import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { optionalText } from '../../wire/text.ts';

const pixels = v.pipe(integer, v.minValue(1));

const readImage = v.object({
  fid: integer,
  alt: v.fallback(optionalText, ''),
  width: pixels,
  height: pixels,
});

/** A picture; undefined when a backend has none, or one that can't be read. */
export const image = v.fallback(v.optional(readImage), undefined);

export const imagesByName = v.fallback(v.record(v.string(), readImage), {});

export type Image = v.InferOutput<typeof readImage>;
