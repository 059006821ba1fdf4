// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf } from '../../wire/lists.ts';

export const formVersionSections = v.object({
  sections: listOf(v.unknown()),
});
