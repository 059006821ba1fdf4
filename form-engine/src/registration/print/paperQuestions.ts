import type { Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Question } from '../../sections/question.ts';
import { askedKeys, isAsked } from '../../visibility/conditions.ts';
import { formCourses } from '../../visibility/visibleQuestions.ts';

/** The questions of one course in one section, as they stand on paper. */
interface PaperSection {
  readonly title: string;
  readonly questions: readonly Question[];
}

interface PaperCourse {
  /** 0 = the general questions. */
  readonly nid: number;
  readonly sections: readonly PaperSection[];
}

/**
 * Every question, by course and section. One whose condition doesn't hold is left out, unless what it hangs on is still
 * to be filled in, by pen.
 */
export function paperCourses(form: CompiledForm, answers: Answers): readonly PaperCourse[] {
  const asked = askedKeys(form, answers);
  const onPaper = (question: Question) => asked.has(question.key) || isOpen(form, question, answers);
  return formCourses(form)
    .map((nid) => ({
      nid,
      sections: form.sections
        .map(({ title, keys }) => ({
          title,
          questions: keys
            .flatMap((key) => form.questions.get(key) ?? [])
            .filter((question) => question.nid === nid && onPaper(question)),
        }))
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** Whether it is asked can still be decided: somewhere above it in its chain of conditions an answer is missing. */
export function isOpen(form: CompiledForm, question: Question, answers: Answers): boolean {
  const parent = question.visibleWhen && form.questions.get(question.visibleWhen.key);
  if (!parent) return false;
  const isFilled = form.kinds.get(parent.key)?.isFilled(answers[parent.key], parent) ?? false;
  return !isFilled && (isAsked(form, parent.key, answers) || isOpen(form, parent, answers));
}
