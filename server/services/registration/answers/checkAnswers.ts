import {
  type Address,
  type Answer,
  type Answers,
  type CompiledForm,
  decodeAnswers,
  encodeAnswers,
  type Problem,
  rules,
  type ValidationContext,
  validateAnswers,
} from '@clubpoort/form-engine/headless';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { tooLongDetails } from '../../people/profile/tooLong.ts';

/** An answer to store, with the question in its wording of this moment. */
export interface CheckedAnswer {
  readonly qid: number;
  readonly nid: number;
  readonly value: unknown;
  readonly wording: string;
}

export interface CheckedAnswers {
  readonly answers: readonly CheckedAnswer[];
  /** The answers to address questions, those in the rows of groups included. */
  readonly addresses: readonly GivenAddress[];
  /** Eleven digits; left out when none was given. */
  readonly nationalNumber?: string;
}

/** An address, at the key of its question; in a row the key of the group, and the way to the question as path. */
interface GivenAddress {
  readonly key: string;
  readonly path: readonly string[];
  readonly address: Address;
}

/** Number of questions that were answered or left open on purpose. */
export function countOf({ answers, nationalNumber }: CheckedAnswers): number {
  return answers.length + (nationalNumber === undefined ? 0 : 1);
}

export type FoundProblem = Pick<Problem, 'key' | 'path' | 'message'>;

export type AnswerCheck =
  | ({ readonly ok: true } & CheckedAnswers)
  | { readonly ok: false; readonly problems: readonly FoundProblem[] };

export interface CheckContext extends ValidationContext {
  /** The stored national number, or ''. It counts as long as no other number is given and the number fits the birthdate. */
  readonly nationalNumber: string;
}

/**
 * Decodes what was sent and checks it by the form's own rules. Leaves out what the form doesn't ask.
 *
 * @param only keys of the questions that are checked. The others only decide on conditions.
 */
export function checkAnswers(
  form: CompiledForm,
  qids: unknown,
  context: CheckContext,
  only?: ReadonlySet<string>,
): AnswerCheck {
  const { answers, problems: unreadable } = decodeAnswers(form, qids);
  const wrong: FoundProblem[] = [...unreadable, ...validateAnswers(form, answers, context)].filter(
    ({ severity, key }) => severity === 'error' && (only?.has(key) ?? true),
  );
  wrong.push(...tooLongDetails(form, answers).filter(({ key }) => only?.has(key) ?? true));
  if (wrong.length === 0) wrong.push(...outdatedNationalNumber(form, answers, context));
  if (wrong.length > 0) return { ok: false, problems: onePerPlace(wrong) };
  return { ok: true, ...keptAnswers(form, answers, only) };
}

function keptAnswers(
  form: CompiledForm,
  answers: Answers,
  only: ReadonlySet<string> | undefined,
): CheckedAnswers {
  const numberKeys = nationalNumberKeys(form);
  const qids = encodeAnswers(form, answers);
  const sent = Object.entries(qids).filter(([key]) => only?.has(key) ?? true);
  const given = sent.find(([key, value]) => numberKeys.has(key) && typeof value === 'string' && value !== '');
  return {
    addresses: sent.flatMap(([key, value]) => addressesIn({ value, answer: answers[key] }, key)),
    answers: sent.flatMap(([key, value]) => {
      const question = form.questions.get(key);
      return question && !numberKeys.has(key)
        ? [{ qid: Number(question.qid), nid: question.nid, value, wording: question.label }]
        : [];
    }),
    ...(given && { nationalNumber: String(given[1]) }),
  };
}

/** @param sent the answer as it will be stored: in a row only what is asked, and the answer that it was made of. */
function addressesIn(
  { value, answer }: { readonly value: unknown; readonly answer: Answer | undefined },
  key: string,
  path: readonly string[] = [],
): GivenAddress[] {
  if (typeof answer !== 'object') return [];
  if (isAddress(answer)) return [{ key, path, address: answer }];
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return itemsOf(answer).flatMap((row, index) =>
    typeof row === 'string'
      ? []
      : Object.entries(fieldsOf(rows[index])).flatMap(([inner, given]) =>
          addressesIn({ value: given, answer: row[inner] }, key, [...path, String(index), inner]),
        ),
  );
}

/** The rows of a matrix may have any name, but their values are texts. */
function isAddress(answer: Answer & object): answer is Address {
  return 'isValidAddress' in answer && typeof answer.isValidAddress === 'boolean';
}

function itemsOf(answer: Answer & object): readonly (string | Answers)[] {
  return Array.isArray(answer) ? answer : [];
}

/** Only the server can check this: a browser never receives the stored number. */
function outdatedNationalNumber(
  form: CompiledForm,
  answers: Answers,
  { nationalNumber, birthdate: known }: CheckContext,
): FoundProblem[] {
  const birthdateKey = [...form.questions.values()].find(({ defaultKey }) => defaultKey === 'birthdate')?.key;
  const answered = birthdateKey === undefined ? undefined : answers[birthdateKey];
  const birthdate = typeof answered === 'string' ? answered : known;
  if (nationalNumber === '' || birthdate === undefined) return [];
  if (rules.isValidNationalNumber(nationalNumber, birthdate)) return [];
  return [...nationalNumberKeys(form)]
    .filter((key) => !answers[key])
    .map((key) => ({ key, path: [], message: form.texts.nationalNumber }));
}

function nationalNumberKeys(form: CompiledForm): ReadonlySet<string> {
  return new Set([...form.kinds].flatMap(([key, kind]) => (kind.name === 'national_number' ? [key] : [])));
}

/** An unreadable answer also counts as missing, so only the first problem of a place is reported. */
function onePerPlace(problems: readonly FoundProblem[]): FoundProblem[] {
  const first = new Map<string, FoundProblem>();
  for (const problem of problems) {
    const place = [problem.key, ...problem.path].join('/');
    if (!first.has(place)) first.set(place, problem);
  }
  return [...first.values()];
}
