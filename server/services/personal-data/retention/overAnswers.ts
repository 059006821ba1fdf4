import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  acceptedTexts,
  answerChanges,
  answers,
  courseSessions,
  courses,
  questionFiles,
  questions,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
} from '#server/db/schema.ts';
import type { Cutoffs } from './cutoffs.ts';

interface AnswerColumns {
  readonly submissionId: AnyColumn;
  readonly qid: AnyColumn;
  readonly nid: AnyColumn;
}

/** The latest answers whose question says that they are over. */
export function overAnswers(cutoffs: Cutoffs): SQL {
  return overByQuestion(answers, answers.answeredAt, cutoffs);
}

/** Earlier answers that a family changed, by the same rule. */
export function overAnswerChanges(cutoffs: Cutoffs): SQL {
  return overByQuestion(answerChanges, answerChanges.changedAt, cutoffs);
}

/** The answers of forms as they were sent, by the same rule. */
export function overSubmissionAnswers(cutoffs: Cutoffs): SQL {
  return overByQuestion(submissionAnswers, submissions.privacyAcceptedAt, cutoffs);
}

/**
 * Decides by the question: `kept_until`, else the season for a sensitive question, also for one that the club removed since,
 * because nobody knows what it asked. Other answers of a form outside courses are an enquiry. No answer goes while the course that
 * asked runs, or any course that the person takes at the club.
 */
function overByQuestion(
  { submissionId, qid, nid }: AnswerColumns,
  answeredAt: AnyColumn,
  cutoffs: Cutoffs,
): SQL {
  const rule = sql`coalesce(${questions.keptUntil}, case
    when ${questions.id} is null or ${questions.isSensitive} then 'season'
    when ${submissions.formNid} is not null then 'year'
    else 'registration' end)`;
  const last = lastLessonFor(nid);
  const cutoff = sql`case ${rule} when 'activity' then ${cutoffs.at('activity')}
    when 'season' then ${cutoffs.at('season')} when 'year' then ${cutoffs.at('enquiry')}
    else ${cutoffs.at('participation')} end`;
  const needed = sql`case ${rule} when 'activity' then coalesce(${last}, ${answeredAt})
    else greatest(${answeredAt}, ${last}) end`;
  // A running course keeps a season's answers even where its season is over.
  return sql`(select ${needed} < ${cutoff} and coalesce(${last} < ${cutoffs.at('activity')}, true)
    from ${submissions} left join ${questions}
      on ${questions.qid} = ${qid} and coalesce(${questions.courseNid}, 0) = ${nid}
    where ${submissions.id} = ${submissionId} limit 1)`;
}

/** The end of the last lesson of the course that asked; for a general question, of the person's courses at the club. */
function lastLessonFor(nid: AnyColumn | SQL): SQL {
  return sql`(select max(${courseSessions.endsAt}) from ${courseSessions}
    where ${courseSessions.courseNid} = ${nid} or (${nid} = 0 and ${courseSessions.courseNid} in (
      select ${tariffs.courseNid} from ${tariffs} where ${submissions.tariffs} @> to_jsonb(${tariffs.nid})
      union
      select ${courses.nid} from ${registrations}
        join ${tariffs} on ${tariffs.nid} = ${registrations.tariffNid}
        join ${courses} on ${courses.nid} = ${tariffs.courseNid}
      where ${registrations.uid} = ${submissions.uid} and ${courses.clubNid} = ${submissions.clubNid})))`;
}

/** Forms without an answer that is still kept: a registration after two years, a form outside courses after one. */
export function overSubmissions(cutoffs: Cutoffs): SQL {
  const cutoff = sql`case when ${submissions.formNid} is null then ${cutoffs.at('participation')}
    else ${cutoffs.at('enquiry')} end`;
  const kept = (table: typeof answers | typeof submissionAnswers, isOver: SQL) =>
    sql`exists (select 1 from ${table} where ${table.submissionId} = ${submissions.id} and not (${isOver}))`;
  return sql`greatest(${submissions.privacyAcceptedAt}, ${lastLessonFor(sql`0`)}) < ${cutoff}
    and not ${kept(answers, overAnswers(cutoffs))}
    and not ${kept(submissionAnswers, overSubmissionAnswers(cutoffs))}`;
}

/** Files that no kept answer names. A file that was just uploaded waits for its form. */
export function overFiles(cutoffs: Cutoffs): SQL {
  const named = sql`position(${questionFiles.path} in ${answers.value}::text) > 0`;
  const sentNamed = sql`position(${questionFiles.path} in ${submissionAnswers.value}::text) > 0`;
  return sql`${questionFiles.storedAt} < ${cutoffs.at('activity')} - interval '1 day'
    and not exists (select 1 from ${answers} where ${answers.uid} = ${questionFiles.uid}
      and ${answers.qid} = ${questionFiles.qid} and ${named} and not (${overAnswers(cutoffs)}))
    and not exists (select 1 from ${submissionAnswers} where ${submissionAnswers.qid} = ${questionFiles.qid}
      and ${sentNamed} and not (${overSubmissionAnswers(cutoffs)}))`;
}

/** Agreements of visitors, which go with their forms. Those of accounts go with the account. */
export function overAcceptedTexts(cutoffs: Cutoffs): SQL {
  return sql`${acceptedTexts.uid} is null and ${acceptedTexts.acceptedAt} < ${cutoffs.at('enquiry')}`;
}
