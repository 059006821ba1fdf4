// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { anyText } from '../../wire/missing.ts';
import { integer } from '../../wire/numbers.ts';
import { orNull } from '../../wire/orNull.ts';
import { text } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const video = v.object({
  nid: integer,
  title: text,
  description: anyText,
  /** Seconds */
  duration: integer,
  type: v.picklist(["video/mp4","video/webm"]),
  club: clubPart,
  /** Course whose registered people may see the video; null: everybody of the club */
  course: orNull(clubPart),
});
