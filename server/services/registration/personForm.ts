import type { CompiledForm, WireSection } from '@clubpoort/form-engine/headless';
import type { AnswerProblem } from '#schemas/refusal.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { addressDoubts } from '../addresses/addressDoubts.ts';
import type { Person } from '../people/people.ts';
import { type AnswerCheck, checkAnswers, type FoundProblem } from './answers/checkAnswers.ts';
import { type EarlierAnswers, loadEarlierAnswers } from './answers/earlierAnswers.ts';
import { isConsentQid } from './answers/healthConsent.ts';
import { judgeFileAnswers } from './answers/judgeFileAnswers.ts';
import { withProfileOffers } from './answers/profileOffers.ts';
import { isAskedOf, type QuestionRow, type Respondent } from './askedQuestions.ts';
import { compileSections, validationContext } from './compileSections.ts';
import { toWireSections, wordedFor } from './toWireSections.ts';

/** The sections for one person, with the person's earlier answers. */
export async function loadPersonSections(
  db: Database,
  rows: readonly QuestionRow[],
  respondent: Respondent,
): Promise<WireSection[]> {
  const { person, filler } = respondent;
  const asked = wordedFor(askedRows(rows, respondent), filler && person);
  if (!person) return toWireSections(asked);
  const earlier = await loadEarlierAnswers(db, person.uid);
  const stored = new Map([...earlier.stored].filter(([key]) => !isConsentQid(Number.parseInt(key, 10))));
  // A consent is never ticked in advance.
  return toWireSections(asked, { ...earlier, stored, profile: person, filler });
}

function askedRows(rows: readonly QuestionRow[], respondent: Respondent): readonly QuestionRow[] {
  const asked = rows.filter((row) => isAskedOf(row, respondent));
  return withProfileOffers(asked, respondent);
}

export interface SentForm {
  readonly rows: readonly QuestionRow[];
  readonly respondent: Respondent;
  /** Answers by `qid_nid`, as they were sent. */
  readonly qids: unknown;
  /** Keys of the questions that are checked and kept. Absent: all. */
  readonly only?: ReadonlySet<string>;
}

/** Checks what was sent for one person, or by a visitor, by the rules of the form itself. */
export async function checkPersonForm(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { rows, respondent, qids, only }: SentForm,
): Promise<AnswerCheck> {
  const { person } = respondent;
  const earlier: EarlierAnswers | undefined = person && (await loadEarlierAnswers(db, person.uid));
  const form: CompiledForm = compileSections(
    toWireSections(askedRows(rows, respondent), earlier),
    todayOf(clock),
  );
  const { foreign, gone } = await judgeFileAnswers(db, { form, qids, uid: person?.uid });
  if (foreign.length > 0)
    throw refusals.suspicious(`a file of somebody else as answer to ${foreign.join(', ')}`);
  const facts = {
    ...(person ? validationContext(clock, person) : { today: todayOf(clock) }),
    nationalNumber: earlier?.nationalNumber ?? '',
  };
  const check = checkAnswers(form, qids, facts, only);
  if (gone.length === 0) return check.ok ? doubtedAddresses(db, check) : check;
  const missing = gone.map((place) => ({ ...place, message: nl.files.gone }));
  return { ok: false, problems: [...(check.ok ? [] : check.problems), ...missing] };
}

type RightAnswers = Extract<AnswerCheck, { readonly ok: true }>;

/** Checks the addresses here, because a form's rules can't know which addresses exist. */
async function doubtedAddresses(db: Database, check: RightAnswers): Promise<AnswerCheck> {
  const problems: FoundProblem[] = [];
  for (const { key, path, address } of check.addresses)
    for (const doubt of await addressDoubts(db, address))
      problems.push({ key, path: [...path, ...doubt.path], message: doubt.message });
  return problems.length > 0 ? { ok: false, problems } : check;
}

interface CheckedForm {
  readonly person?: Person | undefined;
  readonly check: AnswerCheck;
}

/** Makes a refusal with the problems of all forms. */
export function invalidAnswers(forms: readonly CheckedForm[]): Refused {
  const problems = forms.flatMap(problemsOf);
  return new Refused(422, { errors: [nl.refusals.invalidAnswers], code: 'invalid-answers', problems });
}

function problemsOf({ person, check }: CheckedForm): AnswerProblem[] {
  if (check.ok) return [];
  const uid = person?.uid ?? 0;
  return check.problems.map(({ key, path, message }) => ({ uid, key, path: [...path], message }));
}
