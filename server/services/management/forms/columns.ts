import { createHash } from 'node:crypto';
import { asc, eq, min } from 'drizzle-orm';
import { isAboutHealth } from '#rules/aboutHealth.ts';
import type { FormColumn } from '#schemas/entities/management/formColumn.ts';
import type { Database } from '#server/db/database.ts';
import { submissionAnswers, submissions } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { registrationsCsvTexts } from '#server/texts/registrationsCsv.ts';
import { loadAskedForms } from '../../registration/answers/askedForm.ts';
import { loadQuestions, type QuestionRow } from '../../registration/askedQuestions.ts';
import { type FormRow, scopeOfForm } from '../../registration/forms.ts';

/** A question of a form in one of its wordings. */
export interface AnswerColumn {
  readonly id: string;
  readonly qid: number;
  readonly wording: string;
  /** As it was asked in this wording, or else as it is asked today; undefined where nothing tells any more. */
  readonly question: QuestionRow | undefined;
  /** Whether the form asks it so today, in other words, or not at all. */
  readonly asked: FormColumn['asked'];
  /** May be about health: a question that nobody knows any more may be too. */
  readonly isHealth: boolean;
}

/**
 * Everything that a form asks and asked, in the order of the form. A question that was reworded has a column for each wording, the latest
 * first: "yes" to the one is no "yes" to the other (decision 0027). Removed questions come last.
 */
export async function loadColumns(db: Database, form: FormRow): Promise<readonly AnswerColumn[]> {
  const current = (await loadQuestions(db, scopeOfForm(form))).filter(({ type }) => type !== 'static');
  const earlier = await loadEarlierQuestions(db, form);
  const known = [...current, ...earlier];
  const columnOf = ({ qid, wording }: Asked): AnswerColumn => {
    const versions = known.filter((question) => question.qid === qid);
    return {
      ...{ qid, wording, id: columnId({ qid, wording }) },
      question: versions.find((question) => isWorded(question, wording)) ?? versions[0],
      asked: howAsked(current, { qid, wording }),
      isHealth: versions.length === 0 || versions.some(isAboutHealth),
    };
  };
  const answered = await loadAsked(db, form.nid);
  const columns = new Map(
    [...current.map(({ qid, question }) => ({ qid, wording: question })), ...answered].map((asked) => {
      const column = columnOf(asked);
      return [column.id, column] as const;
    }),
  );
  const places = new Map(current.map(({ qid }, place) => [qid, place]));
  const placeOf = ({ qid }: AnswerColumn) => places.get(qid) ?? current.length;
  return [...columns.values()].sort(
    (one, other) =>
      placeOf(one) - placeOf(other) || Number(other.asked === 'now') - Number(one.asked === 'now'),
  );
}

interface Asked {
  readonly qid: number;
  readonly wording: string;
}

function howAsked(current: readonly QuestionRow[], { qid, wording }: Asked): FormColumn['asked'] {
  const today = current.find((question) => question.qid === qid);
  if (!today) return 'removed';
  return isWorded(today, wording) ? 'now' : 'reworded';
}

function isWorded({ question }: QuestionRow, wording: string): boolean {
  return question.trim() === wording.trim();
}

/** A short name for a question in one wording, which stays the same while the form changes. */
export function columnId({ qid, wording }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([qid, wording.trim()]))
    .digest('base64url')
    .slice(0, 12);
}

/** The questions that were answered, each wording once, in the order in which it was answered first. */
function loadAsked(db: Database, formNid: number): Promise<Asked[]> {
  const { qid, wording, submissionId } = submissionAnswers;
  return db
    .select({ qid, wording })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(eq(submissions.formNid, formNid))
    .groupBy(qid, wording)
    .orderBy(asc(min(submissionId)), asc(qid));
}

/** The questions of the versions of a form that people sent, the latest version first. */
async function loadEarlierQuestions(db: Database, { nid, clubNid }: FormRow): Promise<QuestionRow[]> {
  const versions = await db
    .select({ version: submissions.formVersion })
    .from(submissions)
    .where(eq(submissions.formNid, nid))
    .groupBy(submissions.formVersion)
    .orderBy(min(submissions.id));
  const names = versions.map(({ version }) => version);
  if (names.length === 0) return [];
  const asked = await loadAskedForms(db, clubNid, names);
  return names.toReversed().flatMap((version) => [...(asked.get(version) ?? [])]);
}

/** The options of a choice, as value and label: also the two of a tick, and the stars of a rating. */
export function optionsOf(
  question: Pick<QuestionRow, 'type' | 'options' | 'config'> | undefined,
): readonly (readonly [value: string, label: string])[] {
  if (question?.type === 'checkbox')
    return [
      ['1', registrationsCsvTexts.yes],
      ['0', registrationsCsvTexts.no],
    ];
  if (question?.type === 'rating') {
    const most = Number(fieldsOf(question.config).max ?? usualStars);
    return Array.from({ length: most >= 2 && most <= 10 ? most : usualStars }, (_, index) => {
      const stars = String(index + 1);
      return [stars, stars] as const;
    });
  }
  return (question?.options ?? []).map(([value, label]) => [value, label] as const);
}

const usualStars = 5;

export function toWireColumn({ id, wording, question, asked, isHealth }: AnswerColumn): FormColumn {
  const isFiltered = !isHealth && question?.type !== 'matrix' && question?.type !== 'ranking';
  return {
    ...{ id, question: wording, type: question?.type ?? '', asked, health: isHealth },
    options: isFiltered ? optionsOf(question).map(([value, label]) => ({ value, label })) : [],
  };
}
