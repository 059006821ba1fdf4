import type { Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { testsOf } from '../../sections/condition.ts';
import type { Question } from '../../sections/question.ts';
import { askedKeys, conditionsOf } from '../../visibility/conditions.ts';
import { rowForm } from '../../visibility/rowForm.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';

/** The printed questions of one course in one section. */
interface PaperSection {
  readonly title: string;
  readonly questions: readonly Question[];
}

interface PaperCourse {
  /** 0 for the general questions, otherwise the nid of the course. */
  readonly nid: number;
  readonly sections: readonly PaperSection[];
}

/**
 * The questions to print, by course and section. A question whose condition doesn't hold is left out, unless the
 * condition depends on an answer that can still be written by pen.
 */
export function paperCourses(form: CompiledForm, answers: Answers): readonly PaperCourse[] {
  const onPaper = new Set(paperQuestions(form, answers));
  return formCourses(form)
    .map((nid) => ({
      nid,
      sections: form.sections
        .map(({ title, keys }) => ({
          title,
          questions: keys
            .flatMap((key) => form.questions.get(key) ?? [])
            .filter((question) => question.nid === nid && onPaper.has(question)),
        }))
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** The questions to print, of a form or of a row. */
export function paperQuestions(form: CompiledForm, answers: Answers): readonly Question[] {
  const asked = askedKeys(form, answers);
  return [...form.questions.values()].filter(
    (question) => asked.has(question.key) || isOpen(form, question, answers),
  );
}

/** The form of a row on paper. A test on an unanswered question outside the group holds: it may still be answered. */
export function paperRow(form: CompiledForm, key: string, answers: Answers): CompiledForm {
  const { holds } = conditionsOf(form, answers);
  return rowForm(form, key, (test) => holds(test) || answers[test.key] === undefined) ?? form;
}

/** Whether a question's condition is still undecided, because an answer in its chain of conditions is missing. */
export function isOpen(form: CompiledForm, question: Question, answers: Answers): boolean {
  const { isAsked } = conditionsOf(form, answers);
  const chain = new Set([question.key]);
  for (const key of chain) {
    const step = form.questions.get(key);
    const isFilled = step !== undefined && (form.kinds.get(key)?.isFilled(answers[key], step) ?? false);
    if (key !== question.key && !isFilled && isAsked(key)) return true;
    if (step?.visibleWhen && (key === question.key || !isFilled))
      for (const test of testsOf(step.visibleWhen)) chain.add(test.key);
  }
  return false;
}
