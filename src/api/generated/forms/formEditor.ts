// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText } from '../../wire/text.ts';
import { builtDraft } from './builtDraft.ts';

export const formEditor = v.object({
  /** Title of the form or the course; of the club for its general questions */
  title: text,
  /** Last segment of its address; empty for the general questions */
  url: v.fallback(optionalText, ""),
  /** null: no form outside courses, so everybody sees it */
  state: v.nullable(v.picklist(["draft","closed","planned","over","open"])),
  version: text,
  sections: listOf(v.unknown()),
  draft: v.nullable(builtDraft),
  /** Who saved these questions in the browser; null where nobody did */
  saved: v.nullable(v.object({
    /** Seconds since 1970-01-01T00:00:00Z */
    at: integer,
    /** Name of the manager; null where the account was erased, or nobody saved it in the browser */
    by: v.nullable(text),
    own: flag,
  })),
});
