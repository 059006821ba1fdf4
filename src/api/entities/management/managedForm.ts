import * as v from 'valibot';
import { formAnswer } from '../../generated/management/formAnswer.ts';
import { formAnswerDetail } from '../../generated/management/formAnswerDetail.ts';
import { formColumn } from '../../generated/management/formColumn.ts';
import { formSummary } from '../../generated/management/formSummary.ts';
import { managedForm } from '../../generated/management/managedForm.ts';
import { newForm } from '../../generated/management/newForm.ts';
import type { questionSummary } from '../../generated/management/questionSummary.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';

/** A form outside courses in the list of a manager. */
export type ManagedForm = v.InferOutput<typeof managedForm>;
export type FormColumn = v.InferOutput<typeof formColumn>;
export type FormAnswer = v.InferOutput<typeof formAnswer>;
export type FormAnswerDetail = v.InferOutput<typeof formAnswerDetail>;
export type FormSummary = v.InferOutput<typeof formSummary>;
export type QuestionSummary = v.InferOutput<typeof questionSummary>;

export const parseManagedForms = readerOf(readableOf(managedForm));
export const parseNewForm = readerOf(newForm);
export const parseFormSummary = readerOf(formSummary);
export const parseFormAnswer = readerOf(formAnswerDetail);

/** Reads a page: the answers stand in `result`, and the questions beside it. */
export const parseFormAnswers = readerOf(
  v.pipe(
    v.object({
      result: readableOf(formAnswer),
      title: text,
      count: integer,
      columns: readableOf(formColumn),
    }),
    v.transform(({ result, ...rest }) => ({ ...rest, answers: result })),
  ),
);
