import type { Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { type AnswerTest, type Condition, testsOf } from '../../sections/condition.ts';
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
  const conditions = conditionsOf(form, answers);
  const holds = (test: AnswerTest) => conditions.holds(test) || answers[test.key] === undefined;
  return rowForm(form, key, { ...conditions, holds }) ?? form;
}

/** Whether a question's condition is still undecided, because an answer in its chain of conditions is missing. */
export function isOpen(form: CompiledForm, question: Question, answers: Answers): boolean {
  return question.visibleWhen !== undefined && hasOpen(form, keysIn(question.visibleWhen), answers);
}

/** Whether the value of a computed question is still undecided, because an answer in it is missing. */
export function isValueOpen(form: CompiledForm, { dependsOn }: Question, answers: Answers): boolean {
  return dependsOn !== undefined && hasOpen(form, dependsOn, answers);
}

/** Whether one of these questions, or of those that decide on them, is asked and not answered yet. */
function hasOpen(form: CompiledForm, keys: readonly string[], answers: Answers): boolean {
  const { isAsked } = conditionsOf(form, answers);
  const chain = new Set(keys);
  for (const key of chain) {
    const step = form.questions.get(key);
    const kind = form.kinds.get(key);
    const isFilled = !kind?.isComputed && step !== undefined && (kind?.isFilled(answers[key], step) ?? false);
    if (!kind?.isComputed && !isFilled && isAsked(key)) return true;
    if (step?.visibleWhen && !isFilled) for (const next of keysIn(step.visibleWhen)) chain.add(next);
    if (step?.dependsOn && isAsked(key)) for (const next of step.dependsOn) chain.add(next);
  }
  return false;
}

function keysIn(condition: Condition): readonly string[] {
  return testsOf(condition).map(({ key }) => key);
}
