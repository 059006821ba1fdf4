import * as v from 'valibot';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

const day = v.pipe(text, v.isoDate());

/** Whether the family may change an answer by itself. An unknown right is none. */
const change = v.fallback(
  v.variant('may', [
    v.object({ may: v.literal('always') }),
    v.object({ may: v.literal('until'), day }),
    v.object({ may: v.literal('no-longer'), day }),
    v.object({ may: v.literal('never') }),
  ]),
  { may: 'never' },
);

const answer = v.object({
  /** `qid_nid` */
  key: text,
  question: text,
  /** As text; '' for files, and where there is no answer. */
  answer: v.fallback(optionalText, ''),
  files: v.fallback(readableOf(v.object({ name: text, path: text })), []),
  /** When the family changed it, in Unix seconds. */
  changed: v.fallback(v.nullable(integer), null),
  change,
});

export type GivenAnswer = v.InferOutput<typeof answer>;

const givenAnswers = v.object({
  sections: readableOf(v.object({ title: v.fallback(optionalText, ''), answers: readableOf(answer) })),
  /** Left unparsed, as the sections of any form. Only the questions that may change now. */
  form: v.fallback(listOf(v.unknown()), []),
});

/** The questions and answers of one registration. */
export type GivenAnswers = v.InferOutput<typeof givenAnswers>;

export const parseGivenAnswers = readerOf(givenAnswers);
