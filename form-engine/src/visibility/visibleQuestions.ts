import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswer } from '../schema/readAnswers.ts';
import type { Question } from '../sections/question.ts';
import { askedQuestion } from './askedQuestion.ts';
import { allConditionsOf, type Conditions } from './conditions.ts';
import { isInStep } from './formSteps.ts';
import type { FormView } from './formView.ts';

/**
 * The questions to show, in wire order: those whose conditions hold. With a view, only questions of its course that
 * aren't hidden as empty (Specification 4.4). Without a view: all questions that will be checked and sent.
 */
export function visibleQuestions(form: CompiledForm, answers: Answers, view?: FormView): Question[] {
  const conditions = allConditionsOf(form, answers);
  const hidesEmpty = view !== undefined && !view.showEmpty && form.settings.allowHideEmpty;
  return [...form.questions.values()].filter(
    (question) =>
      conditions.isAsked(question.key) &&
      isInView(form, question, view) &&
      !(hidesEmpty && isOptionalAndEmpty(form, question, { answers, conditions })),
  );
}

/**
 * Whether the toggle "show empty fields" has anything to hide (Specification 4.4).
 *
 * @param view the course and the step in which it would hide something. Default: the whole form.
 */
export function canHideEmpty(
  form: CompiledForm,
  answers: Answers,
  view?: Pick<FormView, 'course' | 'step'>,
): boolean {
  if (!form.settings.allowHideEmpty) return false;
  const conditions = allConditionsOf(form, answers);
  return [...form.questions.values()].some(
    (question) =>
      conditions.isAsked(question.key) &&
      isInView(form, question, view) &&
      isOptionalAndEmpty(form, question, { answers, conditions }),
  );
}

function isInView(
  form: CompiledForm,
  { nid, key }: Question,
  view: Pick<FormView, 'course' | 'step'> | undefined,
): boolean {
  return view === undefined || (nid === view.course && isInStep(form, key, view.step));
}

/**
 * The nids in the course switch, in wire order. The general questions (0) come first where there are any.
 *
 * @param step index of a step, for the courses in that step. Default: those of the whole form.
 */
export function formCourses(form: CompiledForm, step?: number): readonly number[] {
  const questions = [...form.questions.values()].filter(({ key }) => isInStep(form, key, step));
  const nids = new Set(questions.map((question) => question.nid));
  return [...nids].sort((a, b) => Number(b === 0) - Number(a === 0));
}

interface Situation {
  readonly answers: Answers;
  readonly conditions: Conditions;
}

function isOptionalAndEmpty(
  form: CompiledForm,
  question: Question,
  { answers, conditions }: Situation,
): boolean {
  const kind = form.kinds.get(question.key);
  if (kind?.asksNothing || kind?.isComputed || askedQuestion(form, question, conditions).required)
    return false;
  const read = readAnswer(form, question.key, answers);
  const answer = 'malformed' in read ? undefined : read.answer;
  return !kind?.isFilled(answer, question);
}
