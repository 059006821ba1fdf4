import type * as v from 'valibot';
import { givenAnswers } from '../../generated/registration/givenAnswers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The questions and answers of one registration. */
export type GivenAnswers = v.InferOutput<typeof givenAnswers>;
export type GivenAnswer = GivenAnswers['sections'][number]['answers'][number];

export const parseGivenAnswers = readerOf(givenAnswers);
