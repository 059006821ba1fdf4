import * as v from 'valibot';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const titled = v.object({ nid: integer, url: text, title: text });

const video = v.object({
  nid: integer,
  title: text,
  description: v.fallback(optionalText, ''),
  /** Duration in seconds. */
  duration: integer,
  type: v.picklist(['video/mp4', 'video/webm']),
  club: titled,
  /** null when the video is for everybody of the club. */
  course: v.fallback(v.nullable(titled), null),
});

/** A film of a club. */
export type Video = v.InferOutput<typeof video>;

export const parseVideos = readerOf(readableOf(video));

export const parseVideo = readerOf(v.object({ video, next: v.fallback(v.nullable(video), null) }));
