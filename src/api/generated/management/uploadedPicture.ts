// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';

export const uploadedPicture = v.object({
  /** For `render_preview`, which shows it to managers only until it is published */
  fid: integer,
  /** Pixels */
  width: integer,
  height: integer,
});
