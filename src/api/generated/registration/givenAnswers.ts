// Generated from schemas/entities by scripts/readers/readerFile.ts. Never edited: npm run generate
import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { text, optionalText, isoDay } from '../../wire/text.ts';

export const givenAnswers = v.object({
  sections: readableOf(v.object({
    title: v.fallback(optionalText, ""),
    answers: readableOf(v.object({
      /** `qid_nid` */
      key: text,
      /** As it was worded when it was answered */
      question: text,
      /** As text; empty for files, and where there is no answer */
      answer: v.fallback(optionalText, ""),
      files: v.fallback(readableOf(v.object({
        name: text,
        path: text,
      })), []),
      /** When the family changed the answer after the registration */
      changed: v.fallback(v.nullable(integer), null),
      /** until: up to and including that day. no-longer: that day is over. never: only the club can */
      change: v.fallback(v.variant('may', [v.object({
        may: v.literal("always"),
      }), v.object({
        may: v.literal("until"),
        day: isoDay,
      }), v.object({
        may: v.literal("no-longer"),
        day: isoDay,
      }), v.object({
        may: v.literal("never"),
      })]), {"may":"never"}),
    })),
  })),
  /** Only the questions that may change now, with their answers; empty where nothing may */
  form: v.fallback(listOf(v.unknown()), []),
});
