import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import type { Question } from '../sections/question.ts';
import { askedKeys } from './conditions.ts';
import type { FormView } from './formView.ts';

/**
 * The questions to show, in the order of the wire: those whose conditions hold and, with a view, of its course and not
 * hidden as empty (Specification 4.4). Without a view: all that will be checked and sent.
 */
export function visibleQuestions(form: CompiledForm, answers: Answers, view?: FormView): Question[] {
  const read = readAnswers(form, answers).answers;
  const asked = askedKeys(form, read);
  const hidesEmpty = view !== undefined && !view.showEmpty && form.settings.allowHideEmpty;
  return [...form.questions.values()].filter(
    (question) =>
      asked.has(question.key) &&
      (view === undefined || question.nid === view.course) &&
      !(hidesEmpty && isOptionalAndEmpty(form, question, read)),
  );
}

/** Is there anything for the toggle "show empty fields" to hide (Specification 4.4)? */
export function canHideEmpty(form: CompiledForm, answers: Answers): boolean {
  if (!form.settings.allowHideEmpty) return false;
  const read = readAnswers(form, answers).answers;
  return visibleQuestions(form, read).some((question) => isOptionalAndEmpty(form, question, read));
}

/** The nids that the course switch offers, in the order of the wire, the general questions (0) first where there are any. */
export function formCourses(form: CompiledForm): readonly number[] {
  const nids = new Set([...form.questions.values()].map((question) => question.nid));
  return [...nids].sort((a, b) => Number(b === 0) - Number(a === 0));
}

function isOptionalAndEmpty(form: CompiledForm, question: Question, answers: Answers): boolean {
  return !question.required && !form.kinds.get(question.key)?.isFilled(answers[question.key], question);
}
