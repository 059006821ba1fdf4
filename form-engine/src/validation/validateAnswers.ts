import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import type { Finding, Problem } from '../questions/question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { isCalendarDate } from '../rules/birthdate.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type ReadAnswers, readAnswers } from '../schema/readAnswers.ts';
import type { Question } from '../sections/question.ts';
import { askedKeys, isAsked } from '../visibility/conditions.ts';
import { schemaFailure } from './schemaFailure.ts';
import type { ValidationContext } from './validationContext.ts';

/**
 * Checks all answers, in the order of the questions. Browser and server run this same function: answers are judged as they
 * will be sent, and a question whose condition doesn't hold is not judged at all. What is merely out of sight (another
 * course, hidden as empty) is.
 */
export function validateAnswers(form: CompiledForm, answers: Answers, context: ValidationContext): Problem[] {
  const read = readAnswers(form, answers);
  const asked = askedKeys(form, read.answers);
  const checkContext = contextOf(form, read.answers, context);
  return [...asked].flatMap((key) => problemsOf(form, key, { read, checkContext }));
}

/** Checks one answer, when its field is left. The same verdict that `validateAnswers` has about it. */
export function validateAnswer(
  form: CompiledForm,
  key: string,
  answers: Answers,
  context: ValidationContext,
): Problem[] {
  if (!isAsked(form, key, answers)) return [];
  const read = readAnswers(form, answers);
  return problemsOf(form, key, { read, checkContext: contextOf(form, read.answers, context) });
}

interface Checked {
  readonly read: ReadAnswers;
  readonly checkContext: CheckContext;
}

function problemsOf(form: CompiledForm, key: string, { read, checkContext }: Checked): Problem[] {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!question || !kind) return [];
  const { texts } = form;
  const findings = read.malformed.has(key)
    ? [{ rule: 'format', message: texts.invalidValue } satisfies Finding]
    : answerFindings(
        { question, kind, answer: read.answers[key], parameters: form.parameters.get(key) ?? {} },
        checkContext,
      );
  return findings.map((finding) => ({ path: [], severity: 'error', ...finding, key, label: question.label }));
}

interface Asked {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly answer: Answer | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
}

function answerFindings(
  { question, kind, answer, parameters }: Asked,
  context: CheckContext,
): readonly Finding[] {
  const { texts } = context;
  if (answer === undefined || !kind.isFilled(answer, question)) {
    if (!question.required || !kind.requiredMessage) return [];
    return [{ rule: 'required', message: kind.requiredMessage(texts) }];
  }
  const failure = schemaFailure(kind, answer, parameters);
  if (!failure) return kind.check?.(answer, question, context) ?? [];
  const meaning = kind.messages[failure.keyword];
  const message = meaning?.message(texts, answer) ?? texts.invalidValue;
  return [{ rule: meaning?.rule ?? 'format', message, path: failure.path }];
}

function contextOf(form: CompiledForm, answers: Answers, context: ValidationContext): CheckContext {
  const question = [...form.questions.values()].find(({ defaultKey }) => defaultKey === 'birthdate');
  const answered = question && answers[question.key];
  const birthdate = typeof answered === 'string' && isCalendarDate(answered) ? answered : context.birthdate;
  return { today: context.today, birthdate, answers, settings: form.settings, texts: form.texts };
}
