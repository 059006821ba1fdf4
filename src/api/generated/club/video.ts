// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, webAddress } from '../../wire/text.ts';

export const video = v.object({
  nid: integer,
  title: text,
  description: v.fallback(optionalText, ""),
  /** Seconds; 0: unknown */
  duration: integer,
  /** `elsewhere`: it has an `address`, and no film */
  type: v.picklist(["video/mp4","video/webm","elsewhere"]),
  /** Address with http or https; '' if there is none */
  address: v.fallback(webAddress, ""),
  captions: flag,
  poster: flag,
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
