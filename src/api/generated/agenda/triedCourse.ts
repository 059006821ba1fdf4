// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { integer } from '../../wire/numbers.ts';
import { text } from '../../wire/text.ts';

const clubPart = v.object({
  nid: integer,
  url: text,
  title: text,
});

export const triedCourse = v.object({
  uid: integer,
  name: text,
  club: clubPart,
  course: clubPart,
});
