import * as v from 'valibot';
import { video } from '../../generated/club/video.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A film of a club. */
export type Video = v.InferOutput<typeof video>;

export const parseVideos = readerOf(readableOf(video));

export const parseVideo = readerOf(v.object({ video, next: v.fallback(v.nullable(video), null) }));
