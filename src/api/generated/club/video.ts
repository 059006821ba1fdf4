// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';

export const video = v.object({
  nid: integer,
  title: text,
  description: v.fallback(optionalText, ""),
  /** Seconds */
  duration: integer,
  type: v.picklist(["video/mp4","video/webm"]),
  club: v.object({
    nid: integer,
    url: text,
    title: text,
  }),
  /** Course whose registered people may see the video; null: everybody of the club */
  course: v.fallback(v.nullable(v.object({
    nid: integer,
    url: text,
    title: text,
  })), null),
});
