import type { Answer, Answers } from '../questions/question-kind/answer.ts';
import type { Finding, Problem } from '../questions/question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { isCalendarDate } from '../rules/birthdate.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type RawAnswers, type ReadAnswers, rawRows, readAnswers } from '../schema/readAnswers.ts';
import { inRow } from '../schema/rows/inRow.ts';
import type { Question } from '../sections/question.ts';
import { askedQuestion } from '../visibility/askedQuestion.ts';
import { withComputed } from '../visibility/computedAnswers.ts';
import { allConditionsOf, askedKeys, type Conditions, conditionsOf } from '../visibility/conditions.ts';
import { rowForm } from '../visibility/rowForm.ts';
import type { AnswerCheck } from './generated/answerChecks.js';
import { type AnswerChecks, type CheckOfKind, checksOfKinds, schemaFailure } from './schemaFailure.ts';
import type { ValidationContext } from './validationContext.ts';

/** Checks answers. Browser and server run this same code. */
export interface AnswerValidator {
  readonly validateAnswers: (form: CompiledForm, answers: Answers, context: ValidationContext) => Problem[];
  readonly validateAnswer: (
    form: CompiledForm,
    key: string,
    answers: Answers,
    context: ValidationContext,
  ) => Problem[];
}

/** @param checks the generated code, which a browser loads after the form is drawn. */
export function createAnswerValidator(checks: AnswerChecks): AnswerValidator {
  const checkOf = checksOfKinds(checks);
  return {
    validateAnswers: (form, answers, context) => formProblems({ form, checkOf }, answers, context),
    validateAnswer: (form, key, answers, context) => answerProblems({ form, checkOf }, key, answers, context),
  };
}

interface Checking {
  readonly form: CompiledForm;
  readonly checkOf: CheckOfKind;
}

/** @param answers answers, or a row as received: its values are read before they are checked. */
function formProblems(checking: Checking, answers: RawAnswers, context: ValidationContext): Problem[] {
  const { form } = checking;
  const read = readAnswers(form, answers);
  const conditions = allConditionsOf(form, read.answers);
  const asked = askedKeys(form, read.answers, conditions);
  const checkContext = contextOf(
    form,
    { answers: withComputed(form, read.answers), birthdateKey: birthdateKey(form, asked) },
    context,
  );
  return [...asked].flatMap((key) =>
    problemsOf(checking, key, { raw: answers, read, checkContext, conditions }),
  );
}

function answerProblems(
  checking: Checking,
  key: string,
  answers: Answers,
  context: ValidationContext,
): Problem[] {
  const { form } = checking;
  const conditions = conditionsOf(form, answers);
  if (!conditions.isAsked(key)) return [];
  const born = birthdateKey(form, { has: conditions.isAsked });
  const read = readAnswers(form, answers, born === undefined ? [key] : [key, born]);
  const checkContext: CheckContext = {
    ...contextOf(form, { answers: read.answers, birthdateKey: born }, context),
    // Lazy: few kinds use all answers, and reading them takes time proportional to the size of the form.
    get answers() {
      return withComputed(form, readAnswers(form, answers).answers);
    },
  };
  return problemsOf(checking, key, { raw: answers, read, checkContext, conditions });
}

interface Checked {
  readonly raw: RawAnswers;
  readonly read: ReadAnswers;
  readonly checkContext: CheckContext;
  readonly conditions: Conditions;
}

function problemsOf(checking: Checking, key: string, checked: Checked): Problem[] {
  const { form, checkOf } = checking;
  const { read, checkContext, conditions } = checked;
  const compiled = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!compiled || !kind) return [];
  const question = askedQuestion(form, compiled, conditions);
  const parameters =
    question === compiled ? form.parameters.get(key) : kind.parameters?.(question, form.settings);
  const { texts } = form;
  const findings = read.malformed.has(key)
    ? [{ rule: 'format', message: texts.invalidValue } satisfies Finding]
    : answerFindings(
        {
          question,
          kind,
          check: checkOf(kind.checkedAs ?? kind),
          answer: read.answers[key],
          parameters: parameters ?? {},
        },
        checkContext,
      );
  const broken =
    findings.length > 0 ? [] : (form.relations?.brokenChecks(form.checks, key, conditions) ?? []);
  const own = [...findings, ...broken.map((message): Finding => ({ rule: 'context', message }))].map(
    ({ part, ...finding }): Problem => ({
      path: [],
      severity: 'error',
      ...finding,
      key,
      label: part === undefined ? question.label : `${question.label} – ${part}`,
    }),
  );
  return form.rows.has(key) ? [...own, ...rowProblems(checking, key, checked)] : own;
}

/**
 * The problems in the rows of a group, each with its row in the path. A row is about somebody else, so it is compared
 * only with the birthdate in the row itself.
 */
function rowProblems(
  { form, checkOf }: Checking,
  key: string,
  { raw, checkContext, conditions }: Checked,
): readonly Problem[] {
  const row = rowForm(form, key, conditions);
  if (!row) return [];
  const context = { today: checkContext.today };
  return rawRows(raw, key).flatMap((answers, index) =>
    inRow({ form, key, index }, formProblems({ form: row, checkOf }, answers, context)),
  );
}

interface Asked {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly check: AnswerCheck | undefined;
  readonly answer: Answer | undefined;
  readonly parameters: Readonly<Record<string, unknown>>;
}

function answerFindings(
  { question, kind, check, answer, parameters }: Asked,
  context: CheckContext,
): readonly Finding[] {
  const { texts } = context;
  if (answer === undefined || !kind.isFilled(answer, question)) {
    if (kind.missing && (question.required || answer !== undefined))
      return kind.missing(answer, texts, { question, settings: context.settings });
    if (!question.required || !kind.requiredMessage) return [];
    return [{ rule: 'required', message: kind.requiredMessage(texts) }];
  }
  const failure = schemaFailure(check, answer, parameters);
  if (!failure) return kind.check?.(answer, question, context) ?? [];
  const meaning = kind.messages[failure.keyword];
  const message = meaning?.message(texts, answer, parameters) ?? texts.invalidValue;
  const advice = meaning?.advice?.(texts, answer);
  return [
    { rule: meaning?.rule ?? 'format', message, path: failure.path, ...(advice !== undefined && { advice }) },
  ];
}

interface KnownAnswers {
  readonly answers: Answers;
  readonly birthdateKey: string | undefined;
}

function contextOf(
  form: CompiledForm,
  { answers, birthdateKey }: KnownAnswers,
  context: ValidationContext,
): CheckContext {
  const answered = birthdateKey === undefined ? undefined : answers[birthdateKey];
  const birthdate = typeof answered === 'string' && isCalendarDate(answered) ? answered : context.birthdate;
  return { today: context.today, birthdate, answers, settings: form.settings, texts: form.texts };
}

/**
 * The key of the birthdate question, where its condition holds. A birthdate that isn't sent must not count, because
 * the server would come to another result.
 */
function birthdateKey(form: CompiledForm, asked: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  for (const { key, defaultKey } of form.questions.values()) {
    if (defaultKey === 'birthdate' && asked.has(key)) return key;
  }
  return undefined;
}
