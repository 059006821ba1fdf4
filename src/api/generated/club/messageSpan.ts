// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { text, httpsUrl } from '../../wire/text.ts';

export const messageSpan = v.object({
  text: text,
  bold: flag,
  /** null: no link */
  url: v.fallback(v.nullable(httpsUrl), null),
});
