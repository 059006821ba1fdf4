import {
  type Address,
  type Answers,
  type CompiledForm,
  decodeAnswers,
  encodeAnswers,
  type Problem,
  rules,
  type ValidationContext,
  validateAnswers,
} from '@clubpoort/form-engine/headless';

/** An answer to store, with the question in its wording of this moment. */
export interface CheckedAnswer {
  readonly qid: number;
  readonly nid: number;
  readonly value: unknown;
  readonly wording: string;
}

export interface CheckedAnswers {
  readonly answers: readonly CheckedAnswer[];
  /** The answers to address questions, by key. */
  readonly addresses: ReadonlyMap<string, Address>;
  /** Eleven digits; left out when none was given. */
  readonly nationalNumber?: string;
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

/** Decodes what was sent and checks it by the form's own rules. Leaves out what the form doesn't ask. */
export function checkAnswers(form: CompiledForm, qids: unknown, context: CheckContext): AnswerCheck {
  const { answers, problems: unreadable } = decodeAnswers(form, qids);
  const wrong: FoundProblem[] = [...unreadable, ...validateAnswers(form, answers, context)].filter(
    ({ severity }) => severity === 'error',
  );
  if (wrong.length === 0) wrong.push(...outdatedNationalNumber(form, answers, context));
  if (wrong.length > 0) return { ok: false, problems: onePerPlace(wrong) };
  return { ok: true, ...keptAnswers(form, answers) };
}

function keptAnswers(form: CompiledForm, answers: Answers): CheckedAnswers {
  const numberKeys = nationalNumberKeys(form);
  const qids = encodeAnswers(form, answers);
  const sent = Object.entries(qids);
  const given = sent.find(([key, value]) => numberKeys.has(key) && typeof value === 'string' && value !== '');
  return {
    addresses: new Map(Object.keys(qids).flatMap((key) => addressAt(key, answers))),
    answers: sent.flatMap(([key, value]) => {
      const question = form.questions.get(key);
      return question && !numberKeys.has(key)
        ? [{ qid: Number(question.qid), nid: question.nid, value, wording: question.label }]
        : [];
    }),
    ...(given && { nationalNumber: String(given[1]) }),
  };
}

function addressAt(key: string, answers: Answers): (readonly [string, Address])[] {
  const answer = answers[key];
  return typeof answer === 'object' && 'streetNumber' in answer ? [[key, answer]] : [];
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
