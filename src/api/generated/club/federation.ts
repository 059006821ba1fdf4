// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { anyText } from '../../wire/missing.ts';
import { text, color } from '../../wire/text.ts';
import { webAddress } from '../../wire/written.ts';

export const federation = v.object({
  url: text,
  title: text,
  description: anyText,
  /** Address with http or https; '' if there is none */
  website: v.fallback(webAddress, ""),
  mail: anyText,
  color: v.fallback(color, "#565c66"),
});
